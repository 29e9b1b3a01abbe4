import type { ShowSettings } from '../model';
import { showPicture } from '../show/showPicture';
import { useShowPhase } from '../show/times/useShowPhase';
import { Star } from '../ui/Logo';
import { Picture } from '../ui/Picture';
import { isPrizeOnStage } from './Lights';
import { lobbyMessages as texts } from './lobbyMessages';

interface AboutShowProps {
  show: ShowSettings;
  /** The name with which the visitor takes part in a show for registered people; null in other shows. */
  personName: string | null;
}

/**
 * What is below the panel's texts until the show is over: the prize, the presenter, the team's message, and
 * who takes part.
 */
export function AboutShow({ show, personName }: AboutShowProps) {
  const { phase } = useShowPhase(show.times);
  if (phase === 'over') return null;
  const onStage = isPrizeOnStage(show, phase);
  return (
    <>
      <Host {...show} />
      {/* The key makes a new element: a text that moves in place would count as a layout shift. */}
      <Prize key={String(onStage)} {...show} onStage={onStage} />
      {personName !== null && <p>{texts.takesPartAs(personName)}</p>}
    </>
  );
}

/**
 * The prize, the presenter and the team's message below the panel, as far as they are known: shown after a
 * loss, in a full room and after the show.
 */
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
 * The prize, without its picture while the stage shows the picture. If no prize is stored, a general text is
 * shown instead, but only where the panel is beside the video and high enough.
 */
function Prize({ premio, foto, onStage = false }: ShowSettings & { onStage?: boolean }) {
  const pictured = foto && !onStage;
  const looks = pictured ? 'lobby-prize-pictured' : premio || foto ? '' : 'lobby-prize-unknown';
  return (
    <div className={`lobby-prize ${looks}`}>
      {pictured && <Picture source={showPicture('foto', foto)} />}
      <p>
        <span>{texts.prize}</span>
        {premio || texts.anyPrize}
      </p>
    </div>
  );
}

/**
 * The presenter and the team's message. The element exists even without content, because screen readers
 * announce only what is added to an existing live region.
 */
function Host({ apresentador, retrato, recado }: ShowSettings) {
  const initial = apresentador.trim().charAt(0).toUpperCase();
  return (
    <div className="lobby-host" aria-live="polite">
      {(apresentador || recado) && (
        <span className="lobby-avatar" aria-hidden="true">
          {initial || <Star size={36} />}
          {retrato && <Picture source={showPicture('retrato', retrato)} className="lobby-portrait" />}
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
