import type { Promotion } from '../../model';
import { uiMessages } from '../../ui/messages';

const listText = (names: readonly string[]) => new Intl.ListFormat('pt-BR').format(names);

export const promotionMessages = {
  heading: 'Promoções',
  create: 'Criar promoção',
  back: 'Todas as promoções',
  none: 'Ainda não há nenhuma promoção.',
  meaning:
    'Uma promoção tem um prêmio, um prazo e uma página para chamar os amigos. Quem se cadastra participa, e o resultado sai na mesma página.',
  createFirst: 'Criar a primeira promoção',
  missing: 'Esta promoção não existe.',
  untitled: 'Sem título',
  edit: 'Editar',
  writeResult: 'Escrever o resultado',
  actionOn: (action: string, title: string) => `${action}: ${title}`,
  see: 'Ver página',
  seeOf: (title: string) => `Ver página: ${title} ${uiMessages.newTab}`,
  states: {
    open: 'Aberta',
    notBegun: 'Vai começar',
    ended: 'Terminou',
    hidden: 'Oculta',
    incomplete: 'Incompleta',
  },
  hints: {
    hidden: 'Só a equipe a vê.',
    dropped: (names: readonly string[]) =>
      `A página não mostra ${listText(names)}: foi escrito à mão de um jeito que não vale. Corrija e salve.`,
    incomplete: (missing: string) => `Publicada, mas sem ${missing}: ninguém a vê na página inicial.`,
  },
  from: (when: string) => `Começa em ${when}.`,
  until: (when: string) => `Vai até ${when}.`,
  over: (when: string) => `Foi até ${when}.`,
  noResult: 'Falta o resultado',
  nobody: 'Ninguém participa.',
  participants: (count: number) =>
    count === 1 ? '1 pessoa participa.' : `${count.toLocaleString('pt-BR')} pessoas participam.`,
  counting: 'Contando quem participa…',
  uncounted: 'Não conseguimos contar quem participa.',
  /** What a promotion lacks, for `hints.incomplete` and `preview.hiddenCard`: 'início e fim'. */
  missingFrom: ({ titulo, inicio, fim }: Pick<Promotion, 'titulo' | 'inicio' | 'fim'>) => {
    const order = !inicio || !fim || inicio < fim;
    return listText(
      Object.entries({ título: titulo, início: inicio, fim, 'um fim depois do início': order }).flatMap(
        ([name, value]) => (value ? [] : [name]),
      ),
    );
  },
  /** The labels of the fields, also used in error messages. */
  labels: {
    titulo: 'Título',
    id: 'Endereço da página',
    descricao: 'Descrição',
    imagem: 'Imagem',
    inicio: 'Começa em',
    fim: 'Último dia e hora',
    regulamento: 'Regulamento',
    autorizacao: 'Número da autorização',
    resultado: 'Resultado',
    publicada: 'Publicação',
  },
  form: {
    newHeading: 'Promoção nova',
    newText: 'Só a equipe a vê até você publicar.',
    groups: {
      page: 'A página',
      times: 'Quando, no horário de Brasília',
      rules: 'As regras',
      result: 'Depois do fim',
    },
    locked:
      'Travado enquanto a promoção está publicada. Se ninguém participa ainda, toque em “Ocultar”, mude o título e publique de novo.',
    idHint: (address: string) => `A página será ${address}. O endereço não muda mais depois.`,
    idFixed: 'Não muda mais.',
    descricaoHint: 'Cada linha vira um parágrafo.',
    reads: (when: string) => `Quem visita lê: “até ${when}”.`,
    regulamentoHint: 'O endereço, com https://. Quem participa o aceita.',
    regulamentoChanged:
      'O endereço é outro: quem já está com a página aberta terá de tocar em “Participar” outra vez, para aceitar o regulamento novo.',
    autorizacaoHint: 'Se a promoção tem uma.',
    resultadoHint:
      'Aparece na página da promoção e na página inicial, no lugar de “O resultado sai aqui em breve”. Cada linha vira um parágrafo.',
    resultadoLater: (end: string) =>
      `O resultado se escreve aqui depois do fim (${end}): antes, ainda há quem possa participar.`,
    resultadoUnset: 'O resultado se escreve aqui depois do fim da promoção.',
    create: 'Criar sem publicar',
    creating: 'Criando…',
    save: 'Salvar',
    saving: 'Salvando…',
    created: 'Criada. Ela ainda está oculta: confira a prévia e publique.',
    saved: 'Salvo.',
    unknownFields: (names: string) => `Sem efeito, e apagados quando você salvar: ${names}.`,
  },
  errors: {
    titulo: 'Escreva o título.',
    id: 'Use só letras minúsculas sem acento, números e hifens, até 60 no total.',
    taken: 'Já existe uma promoção com este endereço. Mude-o, por exemplo com o ano no fim.',
    inicio: 'Escolha o dia e a hora em que a promoção começa.',
    fim: 'Escolha o último dia e a hora.',
    order: 'O fim precisa vir depois do início.',
  },
  publication: {
    hidden: 'Oculta: só a equipe a vê.',
    published: 'Publicada: aparece para todos.',
    publish: 'Publicar',
    publishing: 'Publicando…',
    hide: 'Ocultar',
    hiding: 'Ocultando…',
    hideText: 'Se ocultar, ninguém mais a vê nem participa. As participações já feitas ficam.',
    publishText: 'Depois que a promoção é publicada, o título não muda mais.',
    unsaved: 'Salve antes de ocultar.',
    unsavedHidden: 'Salve e depois publique: até lá, só a equipe a vê.',
    incomplete: 'Antes, preencha título, início e fim, com o fim depois do início, e salve.',
    page: 'Ver a página',
  },
  preview: {
    heading: 'Prévia',
    card: 'Na página inicial',
    page: 'A página, no celular de quem não entrou na conta',
    hiddenCard: (missing: string) => `Sem ${missing}, ela não aparece na página inicial.`,
  },
} as const;
