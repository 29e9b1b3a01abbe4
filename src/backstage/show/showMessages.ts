import { momentText } from '../../base/dates';
import { TEXT_LABELS } from '../../show/check/checkTexts';

/** Names the show of which a question is; nothing if somebody has just removed its times. */
const of = (begin?: Date) => (begin ? ` de ${momentText(begin)}` : '');

export const showMessages = {
  /** The labels of the fields, also used in error messages. */
  labels: {
    inicio: 'Começa em',
    fim: 'Termina em',
    video: 'Vídeo ao vivo',
    ...TEXT_LABELS,
    paraCadastrados: 'Só quem tem cadastro pode ganhar',
  },
  groups: {
    times: 'Horário (de Brasília) e vídeo',
    prize: 'O prêmio',
    presenter: 'A apresentação',
    winners: 'Quem pode ganhar',
  },
  check: 'Conferência',
  unchecked: 'Os campos marcados entram aqui depois de corrigidos.',
  /** Names the day of the week, in which a slip of the date shows. */
  reads: (weekday: string, when: string) => `É ${weekday}, ${when}.`,
  timesHint: 'Sem data: deixe os dois vazios.',
  /** A show that has not begun. */
  cancel: {
    button: 'Cancelar o show',
    question: (begin?: Date) => `Cancelar o show${of(begin)}?`,
    text: 'Sem sala aberta, a sala de espera diz na hora “Até o próximo show!”. Diga o porquê em um recado, em “Ao vivo”.',
    keep: 'Manter o show',
    confirm: 'Sim, cancelar',
    busy: 'Cancelando…',
    done: 'Show cancelado.',
  },
  /** A show that is on. */
  end: {
    button: 'Encerrar o show agora',
    question: (begin?: Date) => `Encerrar agora o show${of(begin)}?`,
    text: 'Sem sala aberta, a sala de espera diz na hora “Até o próximo show!”.',
    keep: 'Continuar o show',
    confirm: 'Sim, encerrar',
    busy: 'Encerrando…',
    done: 'Show encerrado.',
  },
  endErrors: {
    draft: 'Salve ou descarte antes o que você mudou.',
    unanswered: 'O servidor não respondeu. Tente de novo.',
    refused: 'O banco de dados recusou, e nada mudou. Confira os campos, salve e tente de novo.',
    others: 'Outra pessoa mudou o show no mesmo instante. Confira as datas e, se for preciso, tente de novo.',
  },
  videoHint: 'O endereço no YouTube.',
  regulamentoHint: 'Cole o endereço, com https://. A sala de espera leva a ele.',
  registered:
    'Cada cadastro ganha no máximo uma vaga por sala, e você vê o nome e o celular de quem ganhou. Quem espera sem ter entrado na conta precisa entrar ou se cadastrar antes: dê alguns minutos.',
  everybody:
    'Qualquer pessoa que clicar a tempo ganha uma vaga, com ou sem cadastro. Você vê só o código de cada vaga.',
  save: 'Salvar',
  saving: 'Salvando…',
  saved: 'Salvo. Quem espera já vê.',
  errors: {
    video: 'Este endereço não é de um vídeo do YouTube. Copie-o em “Compartilhar”.',
    begin: 'Falta o início do show.',
    end: 'Falta o fim do show.',
    order: 'O fim precisa vir depois do início.',
    past: 'Este fim já passou há mais de um dia: confira o dia e o ano.',
    long: (days: number) => `Um show dura no máximo ${days} dias: confira as duas datas.`,
  },
  preview: {
    heading: 'Prévia da sala de espera',
    caption: 'Assim fica para quem espera.',
    unchecked: 'Assim fica para quem espera, por ora sem os campos marcados.',
  },
} as const;
