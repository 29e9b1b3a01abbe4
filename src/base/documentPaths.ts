/**
 * The paths of Firestore's collections and documents (docs/dados.md), used with each of the three Firestore
 * SDKs.
 */
export const collections = {
  rooms: 'salaDeEspera',
  tickets: 'vagas',
  addresses: 'linksDaSala',
  /** A subcollection of each document in `addresses`. */
  winners: 'ganhadores',
  users: 'users',
  /** The uids of the people who may run the show at /bastidores. */
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
  /**
   * The document with the address of rooms whose link is `protegido:name`; only their winners and the team
   * can read it.
   */
  address: (name: string) => `${collections.addresses}/${name}`,
  winners: (name: string) => `${collections.addresses}/${name}/${collections.winners}`,
  winner: (name: string, uid: string) => `${collections.addresses}/${name}/${collections.winners}/${uid}`,
  profile: (uid: string) => `${collections.users}/${uid}`,
  consent: (uid: string) => `${collections.users}/${uid}/privado/consentimento`,
  team: (uid: string) => `${collections.team}/${uid}`,
  /** A marker without content of interest: if it exists, the person's registration has been counted. */
  marker: (uid: string) => `${collections.users}/${uid}/privado/contagem`,
  count: (state: string) => `${collections.counts}/${state}`,
  promotion: (id: string) => `${collections.promotions}/${id}`,
  participation: (promotion: string, uid: string) =>
    `${collections.promotions}/${promotion}/${collections.participations}/${uid}`,
};
