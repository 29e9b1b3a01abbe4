import { integer } from './numbers';

export type Line = [what: string, figure: string];
export type Section = [title: string, lines: Line[]];

export function ms(value: number): string {
  return `${integer.format(Math.round(value))} ms`;
}
