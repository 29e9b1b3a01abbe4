import { exactText, momentText } from '../dates';
import { linkMistake, protectedName } from '../link';
import { PLACES, showSettingsConverter, type ShowSettings, type ShowTimes } from '../model';
import { showMistakes } from './showMistakes';

/** One line of the check. `note`: neither right nor wrong, or something that a visitor's page cannot know. */
export interface Finding {
  kind: 'right' | 'wrong' | 'note';
  text: string;
}

/** A document as the admin has written it. */
export type Fields = Record<string, unknown>;

const ROOM_FIELDS = ['link', 'cliques', 'ultimaVaga', 'abreEm'];
const SETTINGS_FIELDS = ['video', 'inicio', 'fim', 'paraCadastrados'];

const right = (text: string): Finding => ({ kind: 'right', text });
const wrong = (text: string): Finding => ({ kind: 'wrong', text });
const note = (text: string): Finding => ({ kind: 'note', text });

/**
 * Checks the rooms, of which visitors see only the first, and the show's settings, in words for the admin.
 * @param settings the fields of `configuracoes/salaDeEspera`; none if it does not exist
 * @param preparedNames the names of protected links whose address this browser has once read, as a winner
 * @param siteVideo the video of the site's configuration, empty if there is none
 */
export function checkShow(
  rooms: { id: string; fields: Fields }[],
  settings: Fields,
  preparedNames: (string | null)[],
  siteVideo: string,
): Finding[] {
  const show = showSettingsConverter.fromFirestore({ id: 'salaDeEspera', data: () => settings });
  return [...ofRooms(rooms, show, preparedNames), ...ofSettings(settings, show, siteVideo)];
}

function ofRooms(
  rooms: { id: string; fields: Fields }[],
  { forRegistered }: ShowSettings,
  preparedNames: (string | null)[],
): Finding[] {
  const [room, ...others] = rooms;
  if (!room) return [note('Nenhuma sala aberta: o público vê “Não saia daqui!”.')];
  return [
    right(`Sala aberta: ${room.id}.`),
    ...others.map(({ id }) =>
      wrong(`Há mais uma sala, que espera até que a primeira saia: ${id}. Exclua-a.`),
    ),
    ofClicks(room.fields.cliques),
    ...ofLink(room.fields, forRegistered, preparedNames),
    ...ofOpening(room.fields),
    ...ofUnknownFields(room.fields, ROOM_FIELDS),
  ];
}

/** In firestore.rules, a value of `cliques` that is not a number counts as 0. */
function ofClicks(clicks: unknown): Finding {
  if (typeof clicks !== 'number')
    return note(
      clicks === undefined
        ? 'cliques não existe: vale 0.'
        : 'cliques não é do tipo number: vale 0, e o primeiro clique o corrige.',
    );
  if (clicks < 0 || !Number.isInteger(clicks))
    return wrong(`cliques é ${clicks}: ninguém consegue entrar. Exclua a sala e crie outra.`);
  if (clicks >= PLACES)
    return note(`cliques: ${clicks}. As vagas acabaram, e o próximo clique fecha a sala.`);
  return right(`cliques: ${clicks} de ${PLACES}.`);
}

function ofLink(
  { link, abreEm }: Fields,
  forRegistered: boolean,
  preparedNames: (string | null)[],
): Finding[] {
  const mistake = linkMistake(link, forRegistered, abreEm !== undefined);
  if (mistake !== null) return [wrong(mistake)];
  const name = protectedName(String(link));
  if (name === null) return [right(`Link: ${String(link)}`)];
  return [
    right(`Link protegido, com o nome ${name}.`),
    preparedNames.includes(name)
      ? note(`linksDaSala/${name} estava preparado quando este navegador leu o endereço, com uma vaga.`)
      : note(
          `linksDaSala/${name}: só quem ganha uma vaga pode ler se está preparado. Confira no console, ou com npm run sala -- estado.`,
        ),
  ];
}

/** In firestore.rules, a value of `abreEm` that is not a timestamp refuses every click. */
function ofOpening(fields: Fields): Finding[] {
  if (!('abreEm' in fields)) return [];
  const { abreEm } = roomConverter.fromFirestore({ id: '', data: () => fields });
  if (!abreEm)
    return [wrong('abreEm não é do tipo timestamp: ninguém ganha vaga. Corrija-o ou exclua o campo.')];
  return [right(`O botão aparece em ${exactText(abreEm)} (hora de Brasília).`)];
}

function ofSettings(fields: Fields, show: ShowSettings, siteVideo: string): Finding[] {
  const mistakes = showMistakes(show);
  return [
    mistakes.video === null ? ofVideo(show.video, siteVideo) : wrong(mistakes.video),
    mistakes.times === null ? ofTimes(show.times) : wrong(mistakes.times),
    'paraCadastrados' in fields && typeof fields.paraCadastrados !== 'boolean'
      ? wrong('paraCadastrados não é do tipo boolean: vale como true.')
      : right(show.forRegistered ? 'O show é só para cadastrados.' : 'O show é aberto a todos.'),
    ...ofUnknownFields(fields, SETTINGS_FIELDS),
  ];
}

function ofVideo(video: unknown, siteVideo: string): Finding {
  if (video === '')
    return note(siteVideo ? `Sem campo video: vale o da configuração do site, ${siteVideo}` : 'Sem vídeo.');
  return right(`Vídeo: ${String(video)}`);
}

function ofTimes(times: ShowTimes | null): Finding {
  if (!times) return note('Sem horário: nada se promete, e “AO VIVO” só aparece com uma sala aberta.');
  return right(`O show vai de ${momentText(times.begin)} até ${momentText(times.end)} (hora de Brasília).`);
}

function ofUnknownFields(fields: Fields, known: string[]): Finding[] {
  return Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) => wrong(`O campo ${name} não tem efeito: os que valem são ${known.join(', ')}.`));
}
