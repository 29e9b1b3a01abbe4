// The keys of what the site stores in a browser's localStorage (docs/dados.md).

/** The signed-in person's profile. */
export const PROFILE_KEY = '@users';
/** The promotions in which the person takes part. */
export const PARTICIPATIONS_KEY = '@minhasParticipacoes';
/** The uid of the person whose registration has been counted, so that the page need not ask again. */
export const COUNTED_KEY = '@contagem';
/** The accepted version of the terms, with the uid of the person who accepted it. */
export const TERMS_KEY = '@termos';
/** The tickets of the latest clicks in the waiting room. */
export const TICKETS_KEY = '@salaDeEspera';
/** The tickets of winners whom the team has ticked off as arrived. */
export const ARRIVALS_KEY = '@chegaram';
/** The uid of the last team member who has opened the desk in this browser. */
export const TEAM_KEY = '@equipe';
/** The answer to the question about statistics. */
export const CONSENT_KEY = '@estatisticas';
