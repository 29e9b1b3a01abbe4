import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { caveats } from './caveats';
import { circumstances, headline, sections, type Line } from './format';
import type { Rehearsal } from './rehearse';
import { inOrderOfSending, waitsForAnswer, waitsForButton, type Verdict } from './verdict';
import type { Visit } from './visitor';

const BARS = 24;
/** Only the first to send a click are shown. */
const SENDERS = 40;

const STYLE = `
:root { color-scheme: light dark; --page: #f6f1ff; --surface: #fff; --text: #22103f; --quiet: #5a4a78; --line: #ddd0f2;
  --bar: #6320c4; --won: #d18f00; --lost: #b3a3cf; --good: #12653a; --bad: #a80f28; }
@media (prefers-color-scheme: dark) { :root { --page: #150a2b; --surface: #231342; --text: #f7f2ff; --quiet: #c9b9e6;
  --line: #432c6e; --bar: #a678f0; --won: #ffc72c; --lost: #6d568f; --good: #8fe3b0; --bad: #ffb0bb; } }
body { margin: 0; padding: 16px; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; overflow-wrap: anywhere; }
main { max-width: 60rem; margin: 0 auto; }
h1 { margin: 16px 0 0; font-size: clamp(1.375rem, 1.1rem + 1.6vw, 2rem); line-height: 1.25; }
h1.good { color: var(--good); } h1.bad { color: var(--bad); }
h2 { margin: 0 0 8px; font-size: 1.125rem; }
section { margin-top: 16px; padding: 16px; border-radius: 16px; background: var(--surface); }
p, li { color: var(--quiet); } p { margin: 4px 0 0; } ul { margin: 0; padding-left: 20px; }
dl { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); gap: 0 16px; margin: 0; }
dt, dd { margin: 0; padding: 6px 0; border-top: 1px solid var(--line); }
dd { font-variant-numeric: tabular-nums; font-weight: 600; }
@media (max-width: 40rem) { dl { display: block; } dd { padding-top: 0; border: 0; } }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 0 16px; }
svg { display: block; width: 100%; max-width: 40rem; height: auto; color: var(--quiet); font-size: 14px; }
.key { display: inline-block; width: 0.75em; height: 0.75em; margin-right: 4px; border-radius: 3px; }
.key.won { background: var(--won); } .key.lost { background: var(--lost); margin-left: 16px; }
`;

/** A page without external resources. */
export function reportPage(verdict: Verdict, { visits, releasedAt }: Rehearsal): string {
  const button = waitsForButton(visits, releasedAt);
  const answer = waitsForAnswer(visits);
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Ensaio da sala de espera</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1 class="${verdict.passed ? 'good' : 'bad'}">${headline(verdict)}</h1>
<p>${escaped(`${circumstances(verdict)}, em ${new Date().toLocaleString('pt-BR')}`)}</p>
${sections(verdict).map(table).join('\n')}
<div class="plots">
${figure('Da liberação ao botão na tela', 'Quantas pessoas viram o botão depois de cada tempo.', histogram, button)}
${figure('Da liberação ao botão: quantos já o tinham', 'Parte das pessoas que já via o botão depois de cada tempo.', curve, button)}
${figure('Do clique à resposta', 'Quantos cliques enviados tiveram resposta depois de cada tempo.', histogram, answer)}
${figure('Do clique à resposta: quantos já a tinham', 'Parte dos cliques enviados que já tinha resposta depois de cada tempo.', curve, answer)}
</div>
${senders(visits)}
<section>
<h2>O que estes números não dizem</h2>
<ul>
${caveats(verdict)
  .map((caveat) => `<li>${escaped(caveat)}</li>`)
  .join('\n')}
</ul>
</section>
</main>
</body>
</html>
`;
}

function table({ title, lines }: { title: string; lines: Line[] }): string {
  const rows = lines.map(({ what, figure: value }) => `<dt>${escaped(what)}</dt><dd>${escaped(value)}</dd>`);
  return `<section>\n<h2>${escaped(title)}</h2>\n<dl>\n${rows.join('\n')}\n</dl>\n</section>`;
}

function figure(
  title: string,
  explanation: string,
  plot: (times: number[], label: string) => string,
  times: number[],
): string {
  return `<section>\n<h2>${title}</h2>\n${plot(times, explanation)}\n<p>${explanation}</p>\n</section>`;
}

function histogram(times: number[], label: string): string {
  const domain: [number, number] = [0, Math.max(1, ...times)];
  const bins = Plot.binX({ y: 'count' }, { x: Plot.identity, domain, thresholds: BARS });
  return svgOf(label, {
    x: { domain, label: 'ms', tickFormat: integerTick },
    y: { label: null, ticks: 4, tickFormat: integerTick },
    marks: [Plot.rectY(times, { ...bins, fill: 'var(--bar)', inset: 0.5 }), Plot.ruleY([0])],
  });
}

/** The share of the sorted times up to each time. */
function curve(times: number[], label: string): string {
  const points = times.map((time, index) => ({ time, share: (index + 1) / times.length }));
  return svgOf(label, {
    x: { domain: [0, Math.max(1, ...times)], label: 'ms', tickFormat: integerTick },
    y: { domain: [0, 100], percent: true, label: '%', ticks: 4 },
    marks: [
      Plot.line([{ time: 0, share: 0 }, ...points], {
        x: 'time',
        y: 'share',
        curve: 'step-after',
        stroke: 'var(--bar)',
        strokeWidth: 2.5,
      }),
      Plot.ruleY([0]),
    ],
  });
}

/** Compares who sent a click first with who won. */
function senders(visits: Visit[]): string {
  const first = inOrderOfSending(visits)
    .slice(0, SENDERS)
    .map(({ answer, answeredAt, sentAt }, index) => ({
      place: index + 1,
      wait: (answeredAt ?? sentAt) - sentAt,
      color: answer === 'won' ? 'var(--won)' : 'var(--lost)',
    }));
  const plot = svgOf('Os primeiros a enviar o clique, em ordem, e quem deles ganhou', {
    x: {
      label: 'ordem de envio',
      ticks: first.length > 0 ? [1, first.length] : [],
      tickFormat: (place: number) => `${place}º`,
    },
    y: { label: 'ms', ticks: 4, tickFormat: integerTick },
    marks: [
      Plot.barY(first, { x: 'place', y: 'wait', fill: { value: 'color', scale: null } }),
      Plot.ruleY([0]),
    ],
  });
  return `<section>
<h2>Quem enviou primeiro e quem ganhou</h2>
${plot}
<p><span class="key won"></span>ganhou<span class="key lost"></span>não ganhou</p>
<p>Da esquerda para a direita, na ordem em que enviaram o clique; a altura é o tempo até a resposta. Quem decide é a ordem de chegada ao banco, que pode ser outra.</p>
</section>`;
}

/** Labels only whole numbers, as a fraction of a person or of a ms says nothing. */
function integerTick(value: number): string {
  return Number.isInteger(value) ? value.toLocaleString('pt-BR') : '';
}

function svgOf(label: string, options: Plot.PlotOptions): string {
  const { document } = new JSDOM('').window;
  const svg = Plot.plot({
    document,
    width: 480,
    height: 240,
    marginTop: 28,
    marginLeft: 56,
    marginBottom: 44,
    ariaLabel: label,
    ...options,
  });
  svg.setAttribute('role', 'img');
  return svg.outerHTML;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
