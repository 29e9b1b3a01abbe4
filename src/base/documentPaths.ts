/**
 * The paths of Firestore's collections and documents (docs/dados.md), for the browser's two SDKs and the
 * server's.
 */
export const collections = {
  rooms: 'salaDeEspera',
  tickets: 'vagas',
  addresses: 'linksDaSala',
  /** A subcollection of each document in `addresses`. */
  winners: 'ganhadores',
  users: 'users',
  /** Who may run the show at /bastidores, by uid. */
  team: 'equipe',
  counts: 'usuariosPorEstado',
  promotions: 'promocoes',
  /** A subcollection of each document in `promotions`. */
  participations: 'participacoes',
};

export const documents = {
  settings: 'configuracoes/salaDeEspera',
  registered: 'usuariosCadastrados/qtdUsuarios',
  room: (id: string) => `${collections.rooms}/${id}`,
  ticket: (id: string) => `${collections.tickets}/${id}`,
  /** The address of the rooms whose link is `protegido:name`. */
  address: (name: string) => `${collections.addresses}/${name}`,
  winner: (name: string, uid: string) => `${collections.addresses}/${name}/${collections.winners}/${uid}`,
  profile: (uid: string) => `${collections.users}/${uid}`,
  consent: (uid: string) => `${collections.users}/${uid}/privado/consentimento`,
  team: (uid: string) => `${collections.team}/${uid}`,
  /** Its existence says that the person is included in the counts of registered people. */
  marker: (uid: string) => `${collections.users}/${uid}/privado/contagem`,
  count: (state: string) => `${collections.counts}/${state}`,
  promotion: (id: string) => `${collections.promotions}/${id}`,
  participation: (promotion: string, uid: string) =>
    `${collections.promotions}/${promotion}/${collections.participations}/${uid}`,
};
