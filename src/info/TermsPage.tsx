// The terms describe in plain words what the app stores and does (docs/dados.md). Before the site goes live,
// a lawyer must review them: above all the legal bases, the periods, the rule for minors, the name of the
// person in charge of personal data, and the postal address of whoever runs the promotions. After a change,
// also change TERMS_VERSION in model.ts, the versions that firestore.rules accept, and the summary of the
// change in auth/messages.ts.
// The character 8288 keeps 'e-mail' on one line, and searches of the page find the word all the same.
import { Link } from 'react-router-dom';
import { StatisticsTerms } from '../analytics/StatisticsTerms';
import { PROFILE_PATH } from '../base/paths';
import { config } from '../config';
import { PLACES } from '../model';
import { Card } from '../ui/Card';
import { Heading, Opening } from './TermsOutline';
import styles from './terms.module.css';

/** `/termos`: terms of use and privacy notice. */
export default function TermsPage() {
  return (
    <div className={styles.page}>
      <Card className={styles.terms}>
        <Opening />
        <Use />
        <StoredData />
        <Storage />
        {import.meta.env.VITE_FIREBASE_MEASUREMENT_ID && <StatisticsTerms headingClass={styles.heading} />}
        <Rights />
      </Card>
    </div>
  );
}

/** The sections on what the site is and who may use it. */
function Use() {
  return (
    <>
      <Heading id="site" />
      <p>
        O site {config.brandName} reúne promoções e a sala de espera do show ao vivo. Para participar das
        promoções é preciso ter um cadastro. A sala de espera é aberta a todos; para clicar em alguns shows é
        preciso ter um cadastro, e a página avisa antes.
      </p>

      <Heading id="organizador" />
      <p>
        As promoções são realizadas por {config.organizer.fullName}. Para falar com quem organiza:{' '}
        <a href={config.organizer.contactLink}>{config.organizer.contact}</a>.
      </p>

      <Heading id="cadastro" />
      <p>
        Os dados que você informa precisam ser seus e verdadeiros. A senha é pessoal: não conte a ninguém.
        Cada cadastro tem um e-&#8288;mail só seu. Quando o e-&#8288;mail é confirmado, perguntamos uma vez se
        o nome e o celular são seus, porque outra pessoa pode ter usado o seu endereço.
      </p>

      <Heading id="menores" />
      <p>
        Se você tem menos de 18 anos, só use o site com a autorização de quem é responsável por você, que
        também pode se cadastrar e participar no próprio nome; o regulamento de uma promoção pode exigir isso.
        O site não pergunta a idade. Quem é responsável por um menor pode pedir a quem organiza que apague o
        cadastro dele.
      </p>

      <Heading id="sala" />
      <p>
        Quando o botão é liberado, as {PLACES} primeiras pessoas a clicar vão para a sessão ao vivo. Entrar na
        sessão não garante um prêmio.
      </p>
    </>
  );
}

/** The sections on what is stored, who sees it, and why. */
function StoredData() {
  return (
    <>
      <Heading id="dados" />
      <ul className={styles.list}>
        <li>
          O seu nome, e-&#8288;mail, telefone, estado e cidade, o dia do cadastro, se você confirmou o
          e-&#8288;mail e se conferiu estes dados.
        </li>
        <li>As promoções de que você participa, desde quando e com que regulamento.</li>
        <li>A versão destes termos que você aceitou, e quando.</li>
        <li>Uma marca de que o seu cadastro foi contado: um código, o estado e a data.</li>
        <li>A sua senha, de uma forma que ninguém consegue ler.</li>
        <li>
          De quem clica na sala de espera: um código feito pelo navegador, a sala, o endereço da sessão e a
          hora do clique. Esse código não diz quem você é. De quem ganha, às vezes também uma conta anônima,
          que abre o endereço da sessão.
        </li>
        <li>
          De quem ganha uma vaga em um show para cadastrados: também o código da conta, o nome, o celular e se
          você os conferiu, copiados do cadastro para que a equipe saiba quem ganhou.
        </li>
      </ul>

      <Heading id="acesso" />
      <p>
        Os seus dados são vistos só por você e pela equipe de quem organiza, com duas exceções. O nome de quem
        ganha uma promoção pode aparecer na página dela. E em um show para cadastrados qualquer visitante pode
        descobrir o código da conta de quem pegou uma vaga: uma sequência de letras e números, sem nome.
      </p>

      <Heading id="motivos" />
      <ul className={styles.list}>
        <li>
          Para você entrar na sua conta, participar das promoções e dos shows, e para falarmos com quem ganha:
          porque você pediu (Lei 13.709/2018, a LGPD, artigo 7º, V).
        </li>
        <li>
          Para provar a quem fiscaliza as promoções quem participou e quem ganhou: porque a lei obriga (artigo
          7º, II).
        </li>
        <li>
          Para contar os cadastros de cada estado, barrar fraudes e ter cópias de segurança: porque temos um
          interesse legítimo nisso, com o mínimo de dados (artigo 7º, IX).
        </li>
        {import.meta.env.VITE_FIREBASE_MEASUREMENT_ID && (
          <li>Para contar as visitas: só com o seu consentimento (artigo 7º, I).</li>
        )}
      </ul>
      <p>Não vendemos os seus dados.</p>
    </>
  );
}

/** The sections on how long data are stored, and where. */
function Storage() {
  return (
    <>
      <Heading id="prazos" />
      <ul className={styles.list}>
        <li>O cadastro e o aceite destes termos: até você excluir a conta.</li>
        <li>Uma participação: até você sair da promoção ou excluir a conta.</li>
        <li>A marca da contagem, sem o seu nome: não é apagada, para que o total continue certo.</li>
        <li>
          As vagas, com o código da conta, e a lista de ganhadores, com o nome e o celular: até que quem
          organiza as apague, entregue o prêmio e passado o prazo da lei; também depois que você exclui a
          conta. As contas anônimas: até depois do show.
        </li>
        <li>
          O que é apagado fica até quatro semanas nas cópias de segurança. O Google apaga dos sistemas dele,
          em até 180 dias, o acesso com e-&#8288;mail e senha, e guarda por algumas semanas o endereço de
          internet (IP) de quem entra na conta.
        </li>
      </ul>

      <Heading id="lugares" />
      <p>
        No Firebase, um serviço do Google, que os guarda por nós e pode usar servidores fora do Brasil. O
        vídeo da sala de espera vem do YouTube, também do Google, que sabe que o seu navegador o abriu e pode
        guardar nele o que precisa para tocar o vídeo.
      </p>
      <p>
        No seu aparelho ficam, enquanto você estiver na sua conta, a própria sessão, uma cópia do seu perfil e
        das suas participações, a marca de que o cadastro foi contado, a versão dos termos que você aceitou e
        as vagas da conta; desde a primeira visita à sala de espera, um código sorteado pelo navegador e,
        depois de um clique sem conta, os códigos das vagas e, de quem ganha, o endereço da sessão e, às
        vezes, a conta anônima
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
    </>
  );
}

/** The sections on what a person can ask for, and how the terms change. */
function Rights() {
  return (
    <>
      <Heading id="direitos" />
      <p>
        A LGPD dá a você o direito de ver, corrigir, levar e apagar os seus dados, e de se opor ao uso deles.
        No <Link to={PROFILE_PATH}>seu perfil</Link> você corrige os dados, baixa um arquivo com todos eles e
        exclui a conta. Para o resto, como apagar o seu nome de uma lista de ganhadores, escreva à pessoa
        encarregada dos dados: <a href={config.privacy.contactLink}>{config.privacy.contact}</a>. Se a
        resposta não bastar, você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).
      </p>

      <Heading id="mudancas" />
      <p>
        Quem tem conta é avisado na visita seguinte, e pedimos um novo aceite. Até lá, tudo continua como
        antes: nenhuma participação e nenhuma vaga se perdem.
      </p>
    </>
  );
}
