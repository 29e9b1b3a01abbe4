import { PLACES } from '../../../src/model';
import { integer, money } from '../numbers';
import type { ShowKind } from '../show';
import { FREE_PER_DAY, PRICES } from '../verdict/prices';
import type { Verdict } from '../verdict/verdict';

const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC' });

/** How many documents the security rules read for a click, in words. */
const RULE_READS: Record<ShowKind, string> = {
  plain:
    'As regras leem no máximo três documentos para julgar cada clique (a sala, a vaga e as configurações), também quando o recusam; as contas supõem sempre três.',
  protected:
    'As regras leem no máximo quatro documentos para julgar cada clique (a sala, a vaga, as configurações e o endereço), também quando o recusam; as contas supõem sempre quatro. De cada ganhador leem mais três: dois quando ele se torna dono da vaga, um quando lê o endereço.',
  registered:
    'As regras leem no máximo seis documentos para julgar cada clique (a sala, a vaga, as configurações, o endereço, o ganhador e o perfil), também quando o recusam; as contas supõem sempre seis. De cada ganhador leem mais um, quando ele lê o endereço.',
};

const OF_PROTECTED_ROOMS =
  'As tentativas de quem ficou sem vaga não estão nas contas. Para os shows maiores, as contas multiplicam também as poucas leituras que só os cinco ganhadores fazem.';

/** What a rehearsal of a protected room cannot show. */
const PROTECTED_ROOM_CAVEATS: Record<ShowKind, string[]> = {
  plain: [],
  protected: [
    'O login não foi ensaiado: cada visitante usou um token que só o emulador aceita, e não o usuário anônimo que a página cria para o ganhador.',
    OF_PROTECTED_ROOMS,
  ],
  registered: [
    'O login não foi ensaiado: cada visitante usou um token que só o emulador aceita. O que a página lê da conta de cada um, como o perfil, não está nas contas.',
    OF_PROTECTED_ROOMS,
  ],
};

/** Sentences that tell the reader what the rehearsal's figures do not show. */
export function caveats({ emulated, reportedErrors, show, attack }: Verdict): string[] {
  return [
    ...Object.entries(reportedErrors).map(
      ([error, count]) => `Erros registrados pelas páginas: ${integer(count)}, com este texto: ${error}`,
    ),
    ...(emulated && Object.keys(reportedErrors).length > 0
      ? [
          'Se o motivo é a falta de resposta, repita em uma máquina sem outro trabalho, ou com menos visitantes, antes de culpar a sala: o emulador pode não ter dado conta.',
        ]
      : []),
    ...(emulated
      ? [
          'O emulador não diz nada da latência nem da disputa por um documento no Firestore de verdade: os tempos acima são desta máquina.',
        ]
      : [
          'A liberação é contada de quando o primeiro visitante viu o botão: só o console sabe quando ela foi pedida.',
        ]),
    ...(attack && emulated
      ? [
          'A trava foi a do emulador, que a aceita de qualquer um e a mantém por 60 s. Se o Firestore de verdade a aceita, e por quanto tempo, só um ensaio em homologação mostra.',
        ]
      : []),
    ...(attack?.wonBefore === PLACES
      ? ['A trava chegou tarde: as cinco vagas saíram antes dela, e este ensaio nada diz da trava. Repita-o.']
      : []),
    ...PROTECTED_ROOM_CAVEATS[show],
    'Cada um dos cinco cliques muda a sala, e cada visitante que espera lê cada mudança uma vez; mudanças seguidas podem chegar juntas e contar menos.',
    RULE_READS[show],
    'Leituras crescem com o público; gravações e exclusões não, porque as vagas são sempre cinco.',
    `Preços de tabela de ${day.format(new Date(PRICES.asOf))}, região ${PRICES.region}, por ${integer(PRICES.per)}: leituras ${money(PRICES.reads)}, gravações ${money(PRICES.writes)}, exclusões ${money(PRICES.deletes)}. Outras regiões têm outros preços: ${PRICES.source}`,
    `Cota gratuita por dia: ${integer(FREE_PER_DAY.reads)} leituras, ${integer(FREE_PER_DAY.writes)} gravações, ${integer(FREE_PER_DAY.deletes)} exclusões. O tráfego de rede não está no custo.`,
  ];
}
