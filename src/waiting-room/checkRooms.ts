import { exactText } from '../dates';
import { linkMistake, protectedName } from '../link';
import { PLACES, roomConverter, type ShowSettings } from '../model';
import { note, ofUnknownFields, right, wrong, type Fields, type Finding } from './findings';

const ROOM_FIELDS = ['link', 'cliques', 'ultimaVaga', 'abreEm'];

/** Checks the rooms, of which visitors see only the first. */
export function checkRooms(
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
