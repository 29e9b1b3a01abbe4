/** The texts of TeamCheck.tsx. */
export const checkMessages = {
  reading: 'Lendo a sala…',
  heading: 'Conferência',
  onlyHere: 'Só quem abre este endereço, com ?conferir, vê esta lista.',
  toCorrect: (mistakes: number) =>
    mistakes === 0 ? 'Nada a corrigir.' : mistakes === 1 ? 'Há 1 erro.' : `Há ${mistakes} erros.`,
  project: (id: string) => `Projeto: ${id}`,
} as const;
