/**
 * The texts of the profile. Separate from messages.ts, which the login loads, because the login needs none of
 * these texts.
 */
export const profileMessages = {
  page: {
    title: 'Meu perfil',
    description: 'Os seus dados, as suas participações e a sua senha.',
  },
  loading: 'Carregando o seu perfil…',
  profile: {
    /** By the first name, which fits on one line of a phone. */
    greeting: (name: string) => (name ? `Olá, ${name.trim().split(' ')[0]}!` : 'Olá!'),
    goodLuck: 'Boa sorte nas promoções e no show!',
    participations: 'Participações',
    ownParticipations: 'Minhas participações',
    account: 'Minha conta',
    since: (day: string) => `Cadastro feito em ${day}`,
    soon: 'App em breve',
    download: 'Baixar o app',
    backstage: 'Bastidores',
    logOut: 'Sair da conta',
    logOutBusy: 'Saindo…',
  },
  data: {
    heading: 'Meus dados',
    button: 'Salvar dados',
    busy: 'Salvando…',
    saved: 'Os seus dados foram salvos.',
    /** This and the like of the other forms: shown while the setting is folded. */
    unfinished: 'Os dados ainda não foram salvos: abra para ver o motivo.',
    kept: 'O que você digitou continua aqui, e as suas participações não mudam.',
  },
  check: {
    heading: 'Estes dados são seus?',
    text: 'Outra pessoa pode ter usado o seu e\u2011mail: corrija o que não for seu. Ao confirmar, você aceita os ',
    button: 'Confirmar os dados',
    busy: 'Salvando…',
    saved: 'Obrigado! Os seus dados estão conferidos.',
  },
  confirmation: {
    heading: 'Confirme o seu e-mail',
    text: (email: string) => `Abra o link que mandamos para ${email}: assim sabemos que o cadastro é seu.`,
    button: 'Enviar de novo',
    busy: 'Enviando…',
    sent: (email: string) => `O link foi enviado para ${email}. Se ele não chegar, veja a caixa de spam.`,
  },
  newEmail: {
    heading: 'Trocar o e-mail',
    summary: 'Com um link no novo e\u2011mail',
    text: 'Você recebe um link no novo e\u2011mail. Abra o link e confirme a troca: só então ela vale.',
    next: 'Novo e-mail',
    button: 'Trocar e-mail',
    unfinished: 'A troca do e\u2011mail não terminou: abra para ver o motivo.',
    busy: 'Enviando…',
    sent: (email: string) =>
      `Se ${email} ainda não tem conta aqui, o link chega em alguns minutos. Abra o link e confirme a troca; depois, entre de novo com o novo e-mail.`,
  },
  newPassword: {
    heading: 'Trocar a senha',
    summary: 'Com a sua senha atual',
    current: 'Senha atual',
    next: 'Nova senha',
    button: 'Trocar senha',
    unfinished: 'A troca da senha não terminou: abra para ver o motivo.',
    busy: 'Trocando…',
    changed: 'A sua senha foi trocada.',
  },
  download: {
    heading: 'Baixar os meus dados',
    summary: 'Um arquivo com tudo',
    text: 'O arquivo tem tudo o que guardamos da sua conta: o cadastro, as participações, o aceite dos termos e as vagas que você ganhou.',
    button: 'Baixar o arquivo',
    unfinished: 'O arquivo não foi baixado: abra para ver o motivo.',
    busy: 'Preparando…',
    file: 'meus-dados.json',
    again: 'Baixar de novo',
    done: 'O arquivo vai para os downloads deste aparelho.',
    /** Some browsers save no file and report no error: those inside apps; on an iPhone, all but Safari. */
    help: 'Não apareceu? Abra este site no Chrome ou, no iPhone, no Safari, e baixe de novo.',
  },
  deletion: {
    heading: 'Excluir a minha conta',
    summary: 'Não dá para desfazer',
    text: 'Você perde o cadastro e as participações e deixa de concorrer aos prêmios.',
    details: 'O que é apagado e o que fica guardado',
    erased: {
      heading: 'O que é apagado',
      items: [
        'O seu perfil: nome, e\u2011mail, telefone, estado e cidade.',
        'As suas participações.',
        'O registro do seu aceite dos termos.',
        'O seu acesso com e\u2011mail e senha.',
      ],
    },
    copies:
      'Nas cópias de segurança, tudo isso fica por até quatro semanas. O acesso sai dos sistemas do Google em até 180 dias.',
    kept: {
      heading: 'O que fica guardado',
      items: [
        'A marca de que um cadastro foi contado, até que a equipe a apague: o estado, a data e um código, sem o seu nome.',
        'As vagas que você ganhou em shows para cadastrados, com o código da conta.',
        'O seu nome e celular na lista de ganhadores desses shows.',
        'As listas de participantes e de ganhadores que a equipe já gerou, até passar o prazo da lei.',
        'O seu nome no resultado de uma promoção.',
      ],
    },
    /** Before the contact for questions about personal data. */
    winners:
      'Para apagar também o seu nome e celular, se a lei deixar, escreva à pessoa encarregada dos dados:',
    keep: 'Manter a minha conta',
    button: 'Excluir a minha conta',
    unfinished: 'A exclusão não terminou: abra para ver o motivo.',
    busy: 'Excluindo…',
  },
} as const;
