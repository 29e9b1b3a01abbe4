import { momentText } from '../dates';
import { showSettingsConverter, type ShowSettings, type ShowTimes } from '../model';
import { checkRooms } from './checkRooms';
import { note, ofUnknownFields, right, wrong, type Fields, type Finding } from './findings';
import { showMistakes } from './showMistakes';

const SETTINGS_FIELDS = [
  'video',
  'inicio',
  'fim',
  'paraCadastrados',
  'premio',
  'foto',
  'apresentador',
  'recado',
];

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
  return [...checkRooms(rooms, show, preparedNames), ...ofSettings(settings, show, siteVideo)];
}

/** Checks the show's settings. */
export function ofSettings(fields: Fields, show: ShowSettings, siteVideo: string): Finding[] {
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
