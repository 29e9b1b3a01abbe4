/** The texts of the desk's frame, and those that its pages share. */
export const messages = {
  title: 'Bastidores',
  description: 'O painel da equipe do show.',
  navigation: 'Partes dos bastidores',
  parts: {
    live: 'Ao vivo',
    promotions: 'Promoções',
    registrations: 'Cadastros',
    show: 'O show',
  },
  removed: 'Você não faz mais parte da equipe.',
  loginDue:
    'Nada foi feito: faz mais de 12 horas que você digitou a senha. Digite a sua senha no alto desta página e repita.',
  offline: 'Só com internet',
  unanswered: 'O servidor não respondeu. O que você digitou continua aqui: tente de novo.',
  quota: 'O banco de dados recusou, porque chegou ao limite de uso. Chame o desenvolvedor.',
  login: {
    heading: 'Digite a sua senha de novo',
    soon: 'Em menos de 1 hora este painel pede a senha. Digite agora e ela vale por mais 12 horas.',
    now: 'Faz mais de 12 horas que você digitou a senha: sem ela, nada muda aqui. O que você preencheu continua aqui.',
    password: 'Senha',
    passwordMissing: 'Digite a sua senha.',
    button: 'Confirmar',
    busy: 'Confirmando…',
  },
  // The texts below are for the pages 'Promoções', 'Cadastros' and 'O show'; 'Ao vivo' uses some, too.
  unsaved: {
    none: 'Nada para salvar.',
    note: 'Mudanças não salvas. Se abrir outra parte, elas esperam.',
    discard: 'Descartar',
    discardSurely: 'Descartar mesmo?',
  },
  mistakes: {
    heading: (count: number) =>
      count === 1
        ? 'Ainda não foi salvo. Confira este campo:'
        : `Ainda não foi salvo. Confira estes ${count} campos:`,
  },
  wrongRules: 'O endereço precisa começar com https:// e não ter espaços.',
  preview: 'Ver a prévia',
  others: (changes: string) =>
    `Outra pessoa mudou isto: ${changes}. O que você digitou continua aqui e ainda não foi salvo. Confira e salve de novo para que valha o que você digitou.`,
  now: (name: string, value: string) => `${name} (agora ${value})`,
  nothing: 'vazio',
  yes: 'sim',
  no: 'não',
  refused:
    'O banco de dados recusou, e nada foi salvo. O que você digitou continua aqui: confira cada campo e tente de novo.',
  refusedLive:
    'O banco de dados recusou. Algum campo foi escrito à mão e está errado: abra “O show”, confira e salve de novo.',
  tooLong: (most: number) => `No máximo ${most} caracteres.`,
  image: {
    hint: 'Um endereço que começa com https://, ou uma imagem do site.',
    choose: (field: string) => `Imagens do site para: ${field}`,
    files: (bucket: string) => `Também vale um arquivo de gs://${bucket}/.`,
    wrong: 'Este endereço não abre uma imagem aqui: ele começa com https:// ou com /.',
    broken:
      'A imagem não abriu: ou o endereço está errado, ou o site não permite imagens desse lugar. No lugar dela aparece um palco.',
    format: 'Este formato só abre em aparelhos da Apple: use JPEG, PNG ou WebP.',
    large: (width: number) =>
      `A imagem tem ${width.toLocaleString('pt-BR')} pontos de largura, e cada visitante a baixa inteira: diminua-a para uns 1.600.`,
    alt: 'A imagem, como aparece no site',
  },
} as const;
