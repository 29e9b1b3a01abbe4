// The sections of the terms on who sees personal data, why and how long they are stored, and where.
import { Heading } from './TermsOutline';
import styles from './terms.module.css';

/** The sections on who sees the data, and why they are stored. */
export function Purposes() {
  return (
    <>
      <Heading id="acesso" />
      <p>Os seus dados são vistos só por você e pela equipe de quem organiza, com cinco exceções:</p>
      <ul className={styles.list}>
        <li>O nome de quem ganha uma promoção pode aparecer na página dela.</li>
        <li>
          Quem fiscaliza as promoções ou confere um sorteio pode receber as listas de participantes e de
          ganhadores.
        </li>
        <li>Quando a equipe fala por WhatsApp com quem ganha, esse aplicativo recebe o número.</li>
        <li>
          Em um show para cadastrados, qualquer visitante pode descobrir o código da conta de quem pegou uma
          vaga: uma sequência de letras e números, sem nome.
        </li>
        <li>Na sessão ao vivo, o público e o serviço da chamada recebem a sua imagem, voz e nome.</li>
      </ul>

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

/** The section on how long data are stored. */
export function Periods() {
  return (
    <>
      <Heading id="prazos" />
      <ul className={styles.list}>
        <li>O cadastro e o aceite destes termos: até você excluir a conta.</li>
        <li>
          O e-&#8288;mail e a senha de um cadastro que não foi terminado: ao menos por 30 dias, até que quem
          organiza os apague. Para apagá-los antes, escreva à pessoa encarregada dos dados.
        </li>
        <li>
          Uma participação: até você sair da promoção ou excluir a conta, ou até que quem organiza a apague,
          passado o prazo da lei.
        </li>
        <li>
          A marca da contagem, sem o seu nome, para que a sua conta não conte duas vezes: até que quem
          organiza a apague, depois que você exclui a conta.
        </li>
        <li>
          As vagas, com o código da conta, e a lista de ganhadores, com o nome e o celular: até que quem
          organiza as apague, depois de entregar o prêmio e de passar o prazo da lei; também depois que você
          exclui a conta. As contas anônimas: ao menos por um dia, até que quem organiza as apague.
        </li>
        <li>
          As listas de participantes e de ganhadores que a equipe gera para sortear e prestar contas: até
          passar o prazo da lei, também depois que você sai da promoção ou exclui a conta. O nome no resultado
          de uma promoção: enquanto a página dela existe. Um show gravado: até que quem organiza o tire do
          YouTube.
        </li>
        <li>
          O que é apagado fica por até quatro semanas nas cópias de segurança. O Google apaga dos sistemas
          dele, em até 180 dias, o acesso com e-&#8288;mail e senha. O endereço de internet (IP) ele guarda
          por alguns meses, de quem visita o site, e por algumas semanas, de quem entra na conta.
        </li>
      </ul>
    </>
  );
}

/** The section on where data are stored. */
export function Places() {
  return (
    <>
      <Heading id="lugares" />
      <p>
        No Firebase, um serviço do Google, que os guarda por nós. O e-&#8288;mail e a senha da conta ficam nos
        Estados Unidos, a senha de uma forma que ninguém consegue ler; para o resto o Google pode usar
        servidores fora do Brasil. O vídeo da sala de espera vem do YouTube, também do Google, que sabe que o
        seu navegador o abriu e pode guardar nele o que precisa para tocar o vídeo.
      </p>
      <p>
        No seu aparelho ficam, enquanto você estiver na sua conta, o acesso a ela, uma cópia do seu perfil e
        das suas participações, a marca de que o cadastro foi contado, a versão dos termos que você aceitou e
        as vagas da conta; desde a primeira visita à sala de espera, um código sorteado pelo navegador e,
        depois de um clique sem conta, os códigos das vagas e, de quem ganha, o endereço da sessão ao vivo e,
        às vezes, a conta anônima; com ou sem conta, a versão do Firebase que o site usou e em que dias.
        {import.meta.env.VITE_FIREBASE_MEASUREMENT_ID &&
          ' Fica também a sua resposta sobre as estatísticas.'}{' '}
        O site não usa cookies de publicidade.
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
