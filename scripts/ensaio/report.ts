import { caveats, circumstances, headline, ms, sections, type Line } from './format';
import type { Rehearsal } from './rehearse';
import { inOrderOfSending, waitsForAnswer, waitsForButton, type Verdict } from './verdict';
import type { Visit } from './visitor';

/** Of every plot, in the units of its own picture. */
const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { left: 12, right: 12, top: 32, bottom: 36 };
const INNER = { width: WIDTH - EDGE.left - EDGE.right, height: HEIGHT - EDGE.top - EDGE.bottom };
const BARS = 24;
/** So many of those who sent a click first. */
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
svg { display: block; width: 100%; height: auto; }
text { fill: var(--quiet); font-size: 17px; }
@media (max-width: 40rem) { text { font-size: 22px; } }
.axis { stroke: var(--line); } .bar { fill: var(--bar); } .won { fill: var(--won); } .lost { fill: var(--lost); }
.curve { fill: none; stroke: var(--bar); stroke-width: 2.5; }
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
${figure('Da liberação ao botão na tela', 'Quantas pessoas viram o botão depois de cada tempo.', histogram(button))}
${figure('Da liberação ao botão: quantos já o tinham', 'Parte das pessoas que já via o botão depois de cada tempo.', curve(button))}
${figure('Do clique à resposta', 'Quantos cliques enviados tiveram resposta depois de cada tempo.', histogram(answer))}
${figure('Do clique à resposta: quantos já a tinham', 'Parte dos cliques enviados que já tinha resposta depois de cada tempo.', curve(answer))}
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

function figure(title: string, explanation: string, drawing: string): string {
  return `<section>
<h2>${title}</h2>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${explanation}">${drawing}</svg>
<p>${explanation}</p>
</section>`;
}

function histogram(sorted: number[]): string {
  const longest = longestOf(sorted);
  const counts = Array.from({ length: BARS }, () => 0);
  for (const value of sorted) {
    const bar = Math.min(BARS - 1, Math.floor((BARS * value) / longest));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  const most = Math.max(...counts, 1);
  const width = INNER.width / BARS;
  const bars = counts.map((count, bar) => column('bar', EDGE.left + bar * width, width - 1, count / most));
  return axes([ms(0), ms(longest)], String(most)) + bars.join('');
}

function curve(sorted: number[]): string {
  const longest = longestOf(sorted);
  const points = sorted.map((value, before) => {
    const x = EDGE.left + (INNER.width * value) / longest;
    const share = (count: number) => EDGE.top + INNER.height * (1 - count / sorted.length);
    return `${rounded(x)},${rounded(share(before))} ${rounded(x)},${rounded(share(before + 1))}`;
  });
  return `${axes([ms(0), ms(longest)], '100%')}<polyline class="curve" points="${points.join(' ')}"/>`;
}

function longestOf(sorted: number[]): number {
  return Math.max(sorted.at(-1) ?? 0, 1);
}

/** Compares who sent a click first with who won. */
function senders(visits: Visit[]): string {
  const first = inOrderOfSending(visits).slice(0, SENDERS);
  const waits = first.map(({ answeredAt, sentAt }) => (answeredAt ?? sentAt) - sentAt);
  const longest = Math.max(...waits, 1);
  const width = INNER.width / SENDERS;
  const bars = first.map(({ answer }, place) =>
    column(
      answer === 'won' ? 'won' : 'lost',
      EDGE.left + place * width,
      width - 2,
      (waits[place] ?? 0) / longest,
    ),
  );
  return `<section>
<h2>Quem enviou primeiro e quem ganhou</h2>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Os primeiros a enviar o clique, em ordem, e quem deles ganhou">${axes(['1º a enviar', `${first.length}º`], ms(longest))}${bars.join('')}</svg>
<p><span class="key won"></span>ganhou<span class="key lost"></span>não ganhou</p>
<p>Da esquerda para a direita, na ordem em que enviaram o clique; a altura é o tempo até a resposta. Quem decide é a ordem de chegada ao banco, que pode ser outra.</p>
</section>`;
}

function column(name: string, x: number, width: number, share: number): string {
  const height = INNER.height * share;
  const y = EDGE.top + INNER.height - height;
  return `<rect class="${name}" x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="1"/>`;
}

function axes([from, to]: [string, string], top: string): string {
  const bottom = EDGE.top + INNER.height;
  const right = EDGE.left + INNER.width;
  return [
    `<line class="axis" x1="${EDGE.left}" y1="${bottom}" x2="${right}" y2="${bottom}"/>`,
    `<line class="axis" x1="${EDGE.left}" y1="${EDGE.top}" x2="${EDGE.left}" y2="${bottom}"/>`,
    `<text x="${EDGE.left}" y="${HEIGHT - 10}">${from}</text>`,
    `<text x="${right}" y="${HEIGHT - 10}" text-anchor="end">${to}</text>`,
    `<text x="${EDGE.left}" y="${EDGE.top - 10}">${top}</text>`,
  ].join('');
}

function rounded(coordinate: number): string {
  return coordinate.toFixed(1);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
