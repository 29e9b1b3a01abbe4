// A plain text that describes what the app stores and does. Before going live it needs the postal address of whoever runs
// the promotions, and a lawyer's review. When it changes, change TERMS_VERSION in model.ts too.
import { Link } from 'react-router-dom';
import { StatisticsTerms } from '../analytics/StatisticsTerms';
import { config } from '../config';
import { TERMS_DAY } from '../model';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import styles from './InfoPage.module.css';

/** `/termos`: terms of use and privacy notice. */
export function TermsPage() {
  const { organizer } = config;
  return (
    <Card className={styles.text}>
      <PageHead
        title="Termos e privacidade"
        description="Os termos de uso e o que é feito com os seus dados."
      />
      <h1>Termos de uso e aviso de privacidade</h1>
      <p>Versão de {TERMS_DAY}</p>

      <h2>O que é este site</h2>
      <p>
        O site {config.brandName} reúne promoções e a sala de espera do show ao vivo. Para participar das
        promoções é preciso ter um cadastro. A sala de espera é aberta a todos; para clicar em alguns shows é
        preciso ter um cadastro, e a página o diz antes.
      </p>

      <h2>Quem organiza</h2>
      <p>
        As promoções são realizadas por {organizer.fullName}. Para falar com quem organiza, também sobre os
        seus dados: <a href={organizer.contactLink}>{organizer.contact}</a>.
      </p>

      <h2>O seu cadastro</h2>
      <p>
        Os dados que você informa precisam ser seus e verdadeiros. A senha é pessoal: não conte a ninguém.
        Cada cadastro tem um e&#8209;mail só seu.
      </p>

      <h2>A sala de espera</h2>
      <p>
        Quando o botão é liberado, as 5 primeiras pessoas a clicar vão para a sessão ao vivo. Entrar na sessão
        não garante um prêmio.
      </p>

      <h2>Que dados guardamos</h2>
      <ul>
        <li>
          O seu nome, e-mail, telefone, estado e cidade, o dia do cadastro e se você confirmou o e-mail.
        </li>
        <li>As promoções de que você participa, e desde quando.</li>
        <li>A versão destes termos que você aceitou, e quando.</li>
        <li>Uma marca de que o seu cadastro foi contado: um código, o estado e a data.</li>
        <li>A sua senha, de uma forma que ninguém consegue ler.</li>
        <li>
          De quem clica na sala de espera: um código feito pelo navegador, a sala, o endereço da sessão e a
          hora do clique. Esse código não diz quem você é. De quem ganha, às vezes também uma conta anônima,
          que abre o endereço da sessão.
        </li>
        <li>
          De quem ganha uma vaga em um show para cadastrados: também o código da conta, o nome e o celular,
          copiados do cadastro para que a equipe saiba quem ganhou.
        </li>
      </ul>

      <h2>Para que usamos</h2>
      <p>
        Para você entrar na sua conta e participar das promoções, para falar com quem ganha um prêmio e para
        saber quantas pessoas se cadastraram em cada estado. Não vendemos os seus dados.
      </p>

      <h2>Onde ficam</h2>
      <p>
        No Firebase, um serviço do Google, que os guarda por nós e pode usar servidores fora do Brasil. O
        vídeo da sala de espera vem do YouTube, também do Google, que sabe que o seu navegador o abriu.
      </p>
      <p>
        No seu aparelho ficam, enquanto você estiver na sua conta, a própria sessão, uma cópia do seu perfil e
        das suas participações e a marca de que o cadastro foi contado; desde a primeira visita à sala de
        espera, um código sorteado pelo navegador e, depois de um clique, os códigos das vagas e, de quem
        ganha, o endereço da sessão e, às vezes, a conta anônima
        {import.meta.env.VITE_FIREBASE_MEASUREMENT_ID && ', e a sua resposta sobre as estatísticas'}. O site
        não usa cookies de publicidade.
      </p>

      {import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY && (
        <p>
          Para barrar programas que se passam por visitantes, o site usa o reCAPTCHA, do Google, que examina o
          seu navegador e o uso da página e guarda no aparelho o resultado. Valem a{' '}
          <a href="https://policies.google.com/privacy">política de privacidade</a> e os{' '}
          <a href="https://policies.google.com/terms">termos de serviço</a> do Google.
        </p>
      )}

      {import.meta.env.VITE_FIREBASE_MEASUREMENT_ID && <StatisticsTerms />}

      <h2>Os seus direitos</h2>
      <p>
        A lei brasileira (LGPD) dá a você o direito de ver, corrigir, levar e apagar os seus dados. Tudo isso
        está no <Link to="/profile">seu perfil</Link>: corrigir os dados, baixar um arquivo com todos eles e
        excluir a conta. Quando a conta é excluída, ficam a marca da contagem, sem o seu nome, e, de quem
        ganhou uma vaga em um show para cadastrados, o nome e o celular na lista de ganhadores; para
        apagá-los, fale com quem organiza.
      </p>
    </Card>
  );
}
