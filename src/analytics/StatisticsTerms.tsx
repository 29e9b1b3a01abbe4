import { Button } from '../ui/Button';
import { giveConsent } from './consent';
import { messages } from './messages';
import { useConsent } from './useConsent';

/** The section of the terms about statistics, where visitors can change their answer. */
export function StatisticsTerms() {
  const consent = useConsent();
  return (
    <>
      <h2>{messages.label}</h2>
      <p>
        Se você aceitar, o Google Analytics, também do Google, conta as páginas que você abre, o que acontece
        na sala de espera (o botão liberado, o clique, a vaga ou a falta dela) e as falhas do site. Para isso
        ele guarda no seu aparelho um código sorteado, em cookies e no armazenamento do navegador, e recebe
        esse código, o tipo do aparelho e do navegador e a região aproximada.
      </p>
      <p>
        Ele não recebe o seu nome, o seu e-mail nem o que você escreve, e nada disso serve para publicidade.
        Você pode mudar de ideia aqui quando quiser.
      </p>
      <p role="status">
        {consent === 'sim'
          ? 'Neste aparelho, você aceitou.'
          : 'Neste aparelho, as suas visitas não são contadas.'}
      </p>
      {consent !== null && (
        <Button quiet onClick={() => giveConsent(consent === 'sim' ? 'nao' : 'sim')}>
          {consent === 'sim' ? messages.refuse : messages.accept}
        </Button>
      )}
    </>
  );
}
