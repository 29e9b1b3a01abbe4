// The keys of what the site stores in a browser's localStorage (docs/dados.md).

/** The profile. */
export const PROFILE_KEY = '@users';
/** The person's participations. */
export const PARTICIPATIONS_KEY = '@minhasParticipacoes';
/** The uid of the person whose registration has been counted. */
export const COUNTED_KEY = '@contagem';
/** The accepted version of the terms, with the uid of the person who accepted it. */
export const TERMS_KEY = '@termos';
/** The tickets of the latest clicks. */
export const TICKETS_KEY = '@salaDeEspera';
/** The tickets whose winners have come. */
export const ARRIVALS_KEY = '@chegaram';
/** The uid of the last person of the team who has opened the desk in this browser. */
export const TEAM_KEY = '@equipe';
/** The answer to the question about statistics. */
export const CONSENT_KEY = '@estatisticas';
