// The texts of the question about statistics. The section of the terms has some of them, too. The build
// copies constants into each chunk that uses them; an object would be a chunk, and a request, of its own.

/** The id of the section on statistics on the terms page, for links. */
export const STATISTICS_ID = 'estatisticas';

export const STATISTICS = 'Estatísticas de visita';
export const ACCEPT = 'Aceitar';
export const REFUSE = 'Recusar';
export const QUESTION =
  'Podemos contar as suas visitas, com o Google Analytics, para melhorar o site? Sem o seu nome e sem publicidade. ';
export const MORE = 'Saiba mais';
