/** The most documents that firestore.rules allow the team in one query. */
export const TEAM_QUERY_LIMIT = 50;

/** The maximum lengths that firestore.rules allow for the texts of the show's settings. */
export const SHOW_LIMITS = {
  video: 500,
  premio: 100,
  foto: 500,
  regulamento: 500,
  apresentador: 100,
  retrato: 500,
  recado: 120,
};

/** The maximum lengths that firestore.rules allow for the texts of a promotion. */
export const PROMOTION_LIMITS = {
  titulo: 100,
  descricao: 5_000,
  imagem: 500,
  regulamento: 500,
  autorizacao: 100,
  resultado: 5_000,
};
