import { integer } from './numbers';

export type Row = [what: string, figure: string];
export type Section = [title: string, rows: Row[]];

export function ms(value: number): string {
  return `${integer.format(Math.round(value))} ms`;
}
