import { documents } from '../base/documentPaths';
import type { ShowSettings } from '../model';
import type { ShowPhase } from '../show/times/phase';
import { useShowPhase } from '../show/times/useShowPhase';
import { Star } from '../ui/Logo';
import { Picture } from '../ui/Picture';
import { lobbyMessages as texts } from './lobbyMessages';
import panel from './RoomPanel.module.css';

/** What is below the panel's texts until the show is over: the prize, the presenter, the team's message. */
export function AboutShow({ show }: { show: ShowSettings }) {
  const { phase } = useShowPhase(show.times);
  if (phase === 'over') return null;
  return (
    <>
      <Prize {...show} />
      <Host {...show} phase={phase} />
    </>
  );
}

/** What is known of them below the panel, after a loss, in a full room and after the show. */
export function AboutShowBelow({ show }: { show: ShowSettings }) {
  const hasPrize = show.premio || show.foto;
  const hasHost = show.apresentador || show.recado;
  return (
    // Without content, the section has no class and so no margin.
    <section className={hasPrize || hasHost ? 'lobby-cast' : undefined}>
      {hasPrize && <Prize {...show} />}
      <Host {...show} />
    </section>
  );
}

/**
 * The prize. If none is stored, a text in its place is shown only where the panel is beside the video and
 * high enough.
 */
function Prize({ premio, foto }: ShowSettings) {
  return (
    <div className={`${panel.wide} lobby-prize ${premio || foto ? '' : 'lobby-prize-unknown'}`}>
      <Picture source={{ document: documents.settings, field: 'foto', text: foto }} />
      <p>
        <span>{texts.prize}</span>
        {premio || texts.anyPrize}
      </p>
    </div>
  );
}

/**
 * The presenter and the team's message. The element exists even without them, because screen readers announce
 * only what is added to an existing live region. lobby.css lights the panel's bulbs by the phase.
 */
function Host({ apresentador, retrato, recado, phase }: ShowSettings & { phase?: ShowPhase }) {
  const initial = apresentador.trim().charAt(0).toUpperCase();
  return (
    <div className={`${panel.wide} lobby-host`} data-phase={phase} aria-live="polite">
      {(apresentador || recado) && (
        <span className="lobby-avatar" aria-hidden="true">
          {initial || <Star size={36} />}
          {retrato && <Picture source={{ document: documents.settings, field: 'retrato', text: retrato }} />}
        </span>
      )}
      {apresentador && <p className="lobby-name">{texts.host(apresentador)}</p>}
      {recado && (
        <p key={recado} className="lobby-message">
          {recado}
        </p>
      )}
    </div>
  );
}
