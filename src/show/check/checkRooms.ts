import { exactText } from '../../base/dates';
import type { Fields, StoredDocument } from '../../base/fields';
import { protectedName } from '../../base/link';
import { hasOtherText } from '../../base/storableAddress';
import { PLACES, roomIn, type ShowSettings, type ShowTimes } from '../../model';
import { isFarAhead, phaseOf } from '../times/phase';
import { whenText } from '../times/whenText';
import { note, checkUnknownFields, right, wrong, type Finding } from './findings';
import { LINK_MISTAKES, linkMistake } from './mistakes';

const ROOM_FIELDS = ['link', 'cliques', 'ultimaVaga', 'abreEm'];

/** The texts of LINK_MISTAKES without field names, for the team's desk. */
const PLAIN_LINK_MISTAKES: typeof LINK_MISTAKES = {
  noLink: 'O link da sala não é um endereço que abre: ninguém ganha vaga.',
  forRegistered: 'O show é só para cadastrados, e o link da sala não é protegido: ninguém ganha vaga.',
  opensLater: 'A sala tem hora marcada, e o link dela não é protegido: ninguém ganha vaga.',
};

/** Checks the rooms, of which visitors see only the first. */
export function checkRooms(rooms: StoredDocument[], show: ShowSettings, now: Date): Finding[] {
  const [room, ...others] = rooms;
  if (!room) return [note(`Nenhuma sala aberta: o público vê ${waitingText(show.times, now)}.`)];
  return [
    right(`Sala aberta: ${room.id}.`),
    ...others.map(({ id }) =>
      wrong(`Há mais uma sala, que espera até que a primeira saia: ${id}. Exclua-a.`),
    ),
    ...checkEntry(room.fields, show),
    ...checkSlips(room.fields),
  ];
}

/** Says what visitors see while no room is open. WaitingView.tsx makes the same decision. */
function waitingText(times: ShowTimes | null, now: Date): string {
  if (phaseOf(times, now, false) === 'over') return '“Até o próximo show!”';
  return times && isFarAhead(times, now)
    ? `“O show é ${whenText(times.begin, now)}”, e “Não saia daqui!” dez minutos antes`
    : '“Não saia daqui!”';
}

/** Checks whether visitors can win places in the room. Each mistake found here keeps everybody out. */
export function checkEntry(fields: Fields, { paraCadastrados }: ShowSettings): Finding[] {
  return [checkClicks(fields), ...checkLink(fields, paraCadastrados), ...checkOpening(fields)];
}

/** Checks for mistakes in the room that keep nobody out. */
export function checkSlips(fields: Fields): Finding[] {
  return [...checkOtherText(fields.link), ...checkUnknownFields(fields, ROOM_FIELDS)];
}

function checkOtherText(link: unknown): Finding[] {
  if (!hasOtherText(link)) return [];
  return [
    wrong(
      'link tem espaços, outro texto ou caracteres invisíveis, e quem ganha pode cair em uma página de erro: deixe só o endereço.',
      'O link da sala tem espaços, outro texto ou caracteres invisíveis, e quem ganha pode cair em uma página de erro: feche a sala e libere outra.',
    ),
  ];
}

/** `cliques` that is not a number counts as 0, in firestore.rules too. */
function checkClicks({ cliques: clicks, ultimaVaga }: Fields): Finding {
  if (typeof clicks !== 'number')
    return note(
      clicks === undefined
        ? 'cliques não existe: vale 0.'
        : 'cliques não é do tipo number: vale 0, e o primeiro clique o corrige.',
    );
  if (clicks < 0 || !Number.isInteger(clicks))
    return wrong(
      `cliques é ${clicks}: ninguém consegue entrar. Exclua a sala e crie outra.`,
      `A contagem dos cliques da sala está errada (${clicks}): ninguém consegue entrar.`,
    );
  if (clicks >= PLACES && ultimaVaga === undefined)
    return wrong(
      `cliques começou em ${clicks}: ninguém ganhou, e o público lê que as vagas acabaram. Exclua a sala e crie outra, com 0.`,
      `A sala foi criada com as vagas já contadas (${clicks}): ninguém ganhou, e o público lê que acabaram. Feche-a e libere outra.`,
    );
  if (clicks >= PLACES)
    return note(`cliques: ${clicks}. As vagas acabaram, e o próximo clique fecha a sala.`);
  return right(`cliques: ${clicks} de ${PLACES}.`);
}

function checkLink({ link, abreEm }: Fields, forRegistered: boolean): Finding[] {
  const mistake = linkMistake(link, forRegistered, abreEm !== undefined);
  if (mistake !== null) return [wrong(LINK_MISTAKES[mistake], PLAIN_LINK_MISTAKES[mistake])];
  const name = protectedName(String(link));
  if (name === null) return hasOtherText(link) ? [] : [right(`Link: ${String(link)}`)];
  return [
    right(`Link protegido, com o nome ${name}.`),
    note(
      `linksDaSala/${name}: só quem ganha uma vaga pode ler se está preparado. Confira no console, ou com npm run sala -- estado.`,
    ),
  ];
}

/** `abreEm` that is not a timestamp makes firestore.rules refuse every click. */
function checkOpening(fields: Fields): Finding[] {
  if (!('abreEm' in fields)) return [];
  const { abreEm } = roomIn('', fields);
  if (!abreEm)
    return [
      wrong(
        'abreEm não é do tipo timestamp: ninguém ganha vaga. Corrija-o ou exclua o campo.',
        'A hora marcada da sala não é uma data: ninguém ganha vaga.',
      ),
    ];
  return [right(`O botão aparece em ${exactText(abreEm)} (horário de Brasília).`)];
}
