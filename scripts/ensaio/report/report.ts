import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rehearsal } from '../rehearse';
import type { Verdict } from '../verdict/verdict';
import { waitsForAnswer, waitsForButton } from '../visitors/visit';
import { caveats } from './caveats';
import { circumstances, headline } from './output';
import { histogram, senders } from './plots';
import { sections, type Section } from './sections';

/** The report of a rehearsal: an HTML page without external resources. */
export function reportPage(
  verdict: Verdict,
  { visits, releasedAt }: Rehearsal,
  ordinary: Rehearsal | null = null,
): string {
  const button = waitsForButton(visits, releasedAt);
  const answer = waitsForAnswer(visits);
  const limits = caveats(verdict).map((caveat) => `<li>${escaped(caveat)}</li>`);
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Ensaio da sala de espera</title>
<style>
${readFileSync(join(import.meta.dirname, 'report.css'), 'utf8')}</style>
</head>
<body>
<main>
<h1 class="${verdict.passed ? 'good' : 'bad'}">${headline(verdict)}</h1>
<p>${escaped(`${circumstances(verdict)}, em ${new Date().toLocaleString('pt-BR')}`)}</p>
${sections(verdict).map(table).join('\n')}
${ordinary ? bothReleases(waitsForButton(ordinary.visits, ordinary.releasedAt), button) : ''}<div class="plots">
${figure('Da liberação ao botão na tela', 'Quantas pessoas viram o botão depois de cada tempo.', button)}
${figure('Do clique à resposta', 'Quantos cliques enviados tiveram resposta depois de cada tempo.', answer)}
</div>
<section>
<h2>Quem enviou primeiro e quem ganhou</h2>
${senders(visits, 'Os primeiros a enviar o clique, em ordem, e quem deles ganhou')}
<p><span class="key won"></span>ganhou<span class="key lost"></span>não ganhou</p>
<p>Da esquerda para a direita, na ordem em que enviaram o clique; a altura é o tempo até a resposta. Vale a ordem em que o banco confirma os cliques, que pode ser outra.</p>
</section>
<section>
<h2>O que estes números não dizem</h2>
<ul>
${limits.join('\n')}
</ul>
</section>
</main>
</body>
</html>
`;
}

/** The times until the button in both releases, on one scale. */
function bothReleases(ordinary: number[], synchronized: number[]): string {
  const domain: [number, number] = [
    Math.min(0, ...ordinary, ...synchronized),
    Math.max(1, ...ordinary, ...synchronized),
  ];
  return `<div class="plots">
${figure('Uma sala comum', 'Quantas pessoas viram o botão depois de cada tempo: quando o aviso chegou a elas.', ordinary, domain)}
${figure('Uma sala com abreEm', 'As mesmas pessoas e redes, na mesma escala: quando chegou a hora, pelo relógio do servidor.', synchronized, domain)}
</div>
`;
}

function table([title, rows]: Section): string {
  const cells = rows.map(([what, value]) => `<dt>${escaped(what)}</dt><dd>${escaped(value)}</dd>`);
  return `<section>\n<h2>${escaped(title)}</h2>\n<dl>\n${cells.join('\n')}\n</dl>\n</section>`;
}

function figure(title: string, explanation: string, times: number[], domain?: [number, number]): string {
  const plot = histogram(times, explanation, domain);
  return `<section>\n<h2>${title}</h2>\n${plot}\n<p>${explanation}</p>\n</section>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
