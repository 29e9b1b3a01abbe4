export const checkMessages = {
  reading: 'Lendo a sala…',
  onlyHere: 'Só quem abre este endereço, com ?\u2060conferir, vê esta lista.',
  heading: (mistakes: number) =>
    `Conferência da equipe: ${mistakes === 0 ? 'nada a corrigir' : mistakes === 1 ? '1 erro' : `${mistakes} erros`}`,
  project: (id: string) => `Projeto: ${id}`,
} as const;
