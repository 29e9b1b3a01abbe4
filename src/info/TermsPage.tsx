// The terms describe in plain words what the app stores and does (docs/dados.md). Before the site goes live,
// a lawyer must review them: above all the legal bases, the periods, the rule for minors, the name of the
// person in charge of personal data, and the postal address of whoever runs the promotions. A question for
// the lawyer: article 7, II is the reason for proving who took part, but people may delete a participation,
// with the regulation that they accepted, at any time; the proof is then only a list that the team has made.
// After a change, also change TERMS_VERSION in model.ts, the versions that firestore.rules accept, and the
// summary of the change in auth/terms/termsMessages.ts.
// The character 8288 keeps 'e-mail' on one line, and searches of the page find the word all the same.
import { Link } from 'react-router-dom';
import { StatisticsTerms } from '../analytics/StatisticsTerms';
import { PROFILE_PATH } from '../base/paths';
import { config } from '../config';
import { PLACES } from '../model';
import { Card } from '../ui/Card';
import { Periods, Places, Purposes } from './TermsData';
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
        <Purposes />
        <Periods />
        <Places />
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
        promoções, é preciso ter um cadastro. A sala de espera é aberta a todos; para ganhar uma vaga em
        alguns shows, é preciso ter um cadastro, e a página avisa antes.
      </p>

      <Heading id="organizador" />
      <p>
        As promoções são realizadas por {config.organizer.fullName}. Para falar com quem organiza, também se
        algo no site é uma barreira para você (o teclado, o leitor de tela, as cores, o som):{' '}
        <a href={config.organizer.contactLink}>{config.organizer.contact}</a>. Não pedimos dinheiro nem senha
        para entregar um prêmio.
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
        também pode se cadastrar e participar em seu próprio nome; o regulamento de uma promoção pode exigir
        isso. O site não pergunta a idade. Quem é responsável por um menor pode pedir a quem organiza que
        apague o cadastro dele.
      </p>

      <Heading id="sala" />
      <p>
        Quando o botão é liberado, as {PLACES} primeiras pessoas a clicar vão para a sessão ao vivo. Vale a
        ordem em que o servidor confirma os cliques. Cada navegador ou, em um show para cadastrados, cada
        conta tem uma chance em cada sala, e a equipe pode recusar cliques de programas. Ela também pode
        fechar a sala antes que as {PLACES} vagas sejam preenchidas. Entrar na sessão não garante um prêmio.
        Se o show tem um regulamento, a sala de espera leva a ele.
      </p>
      <p>
        A sessão ao vivo é uma chamada de vídeo, no Zoom, no Google Meet ou em outro serviço, que tem regras
        próprias. Quem entra nela aparece no show, no YouTube: o público vê a sua imagem, ouve a sua voz e lê
        o nome que você escreve na chamada, e o show pode ficar gravado. Quem não quer aparecer não precisa
        entrar.
      </p>
    </>
  );
}

/** The section on what is stored. */
function StoredData() {
  return (
    <>
      <Heading id="dados" />
      <ul className={styles.list}>
        <li>
          O seu nome, e-&#8288;mail, telefone, estado e cidade, o dia do cadastro, quando você entrou na conta
          e a usou pela última vez, se confirmou o e-&#8288;mail e se conferiu estes dados.
        </li>
        <li>As promoções de que você participa, desde quando e com que regulamento.</li>
        <li>A versão destes termos que você aceitou, e quando.</li>
        <li>Uma marca de que o seu cadastro foi contado: um código, o estado e a data.</li>
        <li>A sua senha, de uma forma que ninguém consegue ler.</li>
        <li>
          De quem ganha uma vaga na sala de espera: um código feito pelo navegador, que não diz quem você é, a
          sala, o endereço da sessão ao vivo e a hora do clique; às vezes, também uma conta anônima, que abre
          esse endereço. De um clique que não ganha, o servidor não guarda nada.
        </li>
        <li>
          De quem ganha uma vaga em um show para cadastrados: também o código da conta, o nome, o celular e se
          você os conferiu, copiados do cadastro para que a equipe saiba quem ganhou. A cópia não muda quando
          você corrige o cadastro.
        </li>
        <li>
          De quem visita o site: o endereço de internet (IP), que o Google guarda para perceber abusos e medir
          o uso. A equipe não o recebe.
        </li>
      </ul>
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
        Quem tem conta é avisado na visita seguinte à página inicial, a uma promoção ou ao perfil, e pedimos
        um novo aceite. A sala de espera não para por isso. Até lá, tudo continua como antes: nenhuma
        participação nem vaga se perde.
      </p>
    </>
  );
}
