import { STATISTICS, STATISTICS_ID } from '../analytics/messages';
import { TERMS_DAY } from '../model';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { useCurrentSection } from './useCurrentSection';
import styles from './terms.module.css';

/** The headings of the terms by id; links lead to these ids. */
const SECTIONS = {
  site: 'O que é este site',
  organizador: 'Quem organiza',
  cadastro: 'O seu cadastro',
  menores: 'Menores de 18 anos',
  sala: 'A sala de espera',
  dados: 'Que dados guardamos',
  acesso: 'Quem vê',
  motivos: 'Para que usamos, e por que a lei permite',
  prazos: 'Por quanto tempo',
  lugares: 'Onde ficam',
  ...(import.meta.env.VITE_FIREBASE_MEASUREMENT_ID && { [STATISTICS_ID]: STATISTICS }),
  direitos: 'Os seus direitos',
  mudancas: 'Quando estes termos mudam',
} as const;

const IDS = Object.keys(SECTIONS);

export function Heading({ id }: { id: keyof typeof SECTIONS }) {
  return (
    <h2 id={id} className={styles.heading}>
      {SECTIONS[id]}
    </h2>
  );
}

/** The beginning of the terms page: the version, a summary, and an index. */
export function Opening() {
  return (
    <>
      <PageHead
        title="Termos e privacidade"
        description="Os termos de uso e o que é feito com os seus dados."
      />
      <h1>Termos de uso e aviso de privacidade</h1>
      <p>Versão de {TERMS_DAY}</p>
      <Summary />
      <Index />
    </>
  );
}

/** The terms in short. Each item repeats what a section says, and promises nothing more. */
function Summary() {
  return (
    <section className={`stack ${styles.summary}`} aria-labelledby="resumo">
      <h2 id="resumo">Em resumo</h2>
      <ul className={styles.list}>
        <li>Para participar das promoções, é preciso ter um cadastro. A sala de espera é aberta a todos.</li>
        <li>
          Não vendemos os seus dados. Eles são vistos só por você e pela equipe de quem organiza, com as cinco
          exceções que estão em “<a href="#acesso">{SECTIONS.acesso}</a>”.
        </li>
        <li>No seu perfil você corrige os dados, baixa um arquivo com todos eles e exclui a conta.</li>
        <li>Quem entra na sessão ao vivo aparece no show. Isso não garante um prêmio.</li>
        <li>Se estes termos mudarem, quem tem conta é avisado no site.</li>
      </ul>
    </section>
  );
}

/**
 * The index of the terms: open beside the text on laptops, with a mark at the section that is being read;
 * folded above the text on phones.
 */
function Index() {
  const current = useCurrentSection(IDS);
  const links = (
    <ol className={styles.list}>
      {Object.entries(SECTIONS).map(([id, title]) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className={`${styles.summary} ${styles.index}`}>
        <summary className={styles.title}>Índice</summary>
        {links}
      </details>
      <nav className={styles.side} aria-labelledby="indice">
        <Card className={styles.index}>
          <p id="indice" className={styles.title}>
            Índice
          </p>
          {links}
        </Card>
      </nav>
    </>
  );
}
