import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { integer } from '../numbers';
import { inOrderOfSending, sentAtOf, type Visit } from '../visitors/visit';

const BARS = 24;
/** How many visitors the chart of senders shows: the first who sent a click. */
const SENDERS = 40;

export function histogram(
  times: number[],
  label: string,
  domain: [number, number] = [0, Math.max(1, ...times)],
): string {
  const bins = Plot.binX({ y: 'count' }, { x: Plot.identity, domain, thresholds: BARS });
  return svgOf(label, {
    x: { domain, label: 'ms', tickFormat: integerTick },
    y: { label: null, ticks: 4, tickFormat: integerTick },
    marks: [Plot.rectY(times, { ...bins, fill: 'var(--bar)', inset: 0.5 })],
  });
}

/** A chart as SVG of the first visitors who sent a click: how long each waited, and who won. */
export function senders(visits: Visit[], label: string): string {
  const first = inOrderOfSending(visits)
    .slice(0, SENDERS)
    .map((visit, index) => ({
      place: index + 1,
      wait: (visit.answeredAt ?? sentAtOf(visit)) - sentAtOf(visit),
      color: visit.answer === 'won' ? 'var(--won)' : 'var(--lost)',
    }));
  return svgOf(label, {
    x: {
      label: 'ordem de envio',
      ticks: first.length > 0 ? [1, first.length] : [],
      tickFormat: (place: number) => `${place}º`,
    },
    y: { label: 'ms', ticks: 4, tickFormat: integerTick },
    marks: [Plot.barY(first, { x: 'place', y: 'wait', fill: { value: 'color', scale: null } })],
  });
}

/** Labels only whole numbers: no axis needs fractions of a person or of a millisecond. */
function integerTick(value: number): string {
  return Number.isInteger(value) ? integer(value) : '';
}

function svgOf(label: string, { marks = [], ...options }: Plot.PlotOptions): string {
  const svg = Plot.plot({
    document: new JSDOM('').window.document,
    width: 480,
    height: 240,
    marginTop: 28,
    marginLeft: 56,
    marginBottom: 44,
    ariaLabel: label,
    ...options,
    marks: [...marks, Plot.ruleY([0])],
  });
  svg.setAttribute('role', 'img');
  return svg.outerHTML;
}
