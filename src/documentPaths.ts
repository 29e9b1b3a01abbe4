/** Where the documents are (docs/dados.md), for the browser's two Firestore SDKs and the server's. */
export const collections = {
  rooms: 'salaDeEspera',
  tickets: 'vagas',
  addresses: 'linksDaSala',
  /** Below an address. */
  winners: 'ganhadores',
  users: 'users',
  counts: 'usuariosPorEstado',
  promotions: 'promocoes',
  /** Below a promotion. */
  participations: 'participacoes',
};

export const documents = {
  settings: 'configuracoes/salaDeEspera',
  registered: 'usuariosCadastrados/qtdUsuarios',
  room: (id: string) => `${collections.rooms}/${id}`,
  ticket: (id: string) => `${collections.tickets}/${id}`,
  /** The address behind `protegido:name`. */
  address: (name: string) => `${collections.addresses}/${name}`,
  winner: (name: string, uid: string) => `${collections.addresses}/${name}/${collections.winners}/${uid}`,
  profile: (uid: string) => `${collections.users}/${uid}`,
  consent: (uid: string) => `${collections.users}/${uid}/privado/consentimento`,
  /** Says that a person has been counted. */
  marker: (uid: string) => `${collections.users}/${uid}/privado/contagem`,
  count: (state: string) => `${collections.counts}/${state}`,
  promotion: (id: string) => `${collections.promotions}/${id}`,
  participation: (promotion: string, uid: string) =>
    `${collections.promotions}/${promotion}/${collections.participations}/${uid}`,
};
