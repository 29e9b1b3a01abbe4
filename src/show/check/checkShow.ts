import { dayText, hourText, momentText } from '../../base/dates';
import { HOUR_MS } from '../../base/durations';
import type { Fields, StoredDocument } from '../../base/fields';
import { showIn, type ShowSettings, type ShowTimes } from '../../model';
import { youtubeVideoId } from '../video';
import { checkRooms } from './checkRooms';
import { checkTexts, spaceAround, TEXT_FIELDS } from './checkTexts';
import { note, checkUnknownFields, right, wrong, type Finding } from './findings';
import { TIMES_MISTAKE, videoMistake } from './mistakes';

const SETTINGS_FIELDS = ['video', 'inicio', 'fim', 'paraCadastrados', ...TEXT_FIELDS];

/** If the show is longer, a note says to check the dates, because one is probably mistyped. */
const LONG_SHOW_H = 24;

/**
 * Checks the rooms and the show's settings, in words for people who write them in Firebase's console.
 * @param settings the fields of `configuracoes/salaDeEspera`; none if it does not exist
 * @param siteVideo the video in the site's configuration; empty if there is none
 */
export function checkShow(
  rooms: StoredDocument[],
  settings: Fields,
  siteVideo: string,
  now: Date,
): Finding[] {
  const show = showIn(settings);
  return [...checkRooms(rooms, show, now), ...checkSettings(settings, show, siteVideo, now)];
}

export function checkSettings(fields: Fields, show: ShowSettings, siteVideo: string, now: Date): Finding[] {
  return [
    checkVideo(show, siteVideo),
    checkTimes(show, now),
    'paraCadastrados' in fields && typeof fields.paraCadastrados !== 'boolean'
      ? wrong(
          'paraCadastrados não é do tipo boolean: vale como true.',
          '“Quem pode ganhar” foi escrito à mão, com um valor inválido: vale “só para cadastrados”.',
        )
      : right(show.paraCadastrados ? 'O show é só para cadastrados.' : 'O show é aberto a todos.'),
    ...checkTexts(fields),
    ...checkUnknownFields(fields, SETTINGS_FIELDS),
  ];
}

function checkVideo(show: ShowSettings, siteVideo: string): Finding {
  const video = String(show.video);
  const mistake = videoMistake(show.video);
  if (mistake !== null)
    return wrong(mistake, `O vídeo não é do YouTube: ${video}. No lugar dele aparece o palco.`, 'video');
  if (video !== video.trim()) return spaceAround('video', 'Vídeo ao vivo');
  if (video !== '') return right(`Vídeo: ${video}`, `Vídeo: youtu.be/${youtubeVideoId(video)}`);
  if (!siteVideo) return note('Sem vídeo.', 'Sem vídeo: no lugar dele aparece o palco.');
  return note(
    `Sem campo video: vale o da configuração do site, ${siteVideo}`,
    `Sem vídeo só deste show: vale o do site, ${siteVideo}`,
  );
}

function checkTimes(show: ShowSettings, now: Date): Finding {
  if (show.wrongTimes)
    return wrong(
      TIMES_MISTAKE,
      'O horário está incompleto ou invertido, e vale como se não existisse: preencha o início e o fim, com o fim depois do início.',
      'fim',
    );
  if (!show.times)
    return note(
      'Sem horário: a sala de espera diz sempre “Não saia daqui!”, e “AO VIVO” só aparece com uma sala aberta.',
      'Sem horário: o site não diz quando é o show, e a sala de espera diz sempre “Não saia daqui!”.',
    );
  return checkPeriod(show.times, now);
}

function checkPeriod({ begin, end }: ShowTimes, now: Date): Finding {
  const period = `${periodText(begin, end)} (horário de Brasília)`;
  if (end <= now) return note(`O show já acabou: foi ${period}. O site se despede do público.`);
  if (end.getTime() - begin.getTime() > LONG_SHOW_H * HOUR_MS)
    return note(`O show dura mais de um dia: é ${period}. Confira as datas.`);
  return right(`O show é ${period}.`);
}

/** Formats a period: 'em 1º de dezembro, das 20h às 21h30', or both days with their times. */
export function periodText(begin: Date, end: Date): string {
  const day = dayText(begin);
  if (day !== dayText(end)) return `de ${momentText(begin)}, até ${momentText(end)}`;
  return `em ${day}, ${hourText(begin).replace('à', 'da')} ${hourText(end)}`;
}
