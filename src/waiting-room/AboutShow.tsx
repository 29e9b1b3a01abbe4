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
 * What is below the panel's texts until the show is over: who takes part, the presenter, the team's message,
 * and the prize, whose picture is on the stage or here.
 */
export function AboutShow({ show, personName }: AboutShowProps) {
  const { phase } = useShowPhase(show.times);
  if (phase === 'over') return null;
  return (
    <>
      {personName !== null && <p>{texts.takesPartAs(personName)}</p>}
      <Host {...show} />
      <Prize {...show} pictured={!isPrizeOnStage(show, phase)} />
    </>
  );
}

/**
 * The prize, the presenter and the team's message below the panel, as far as they are known: shown after a
 * loss, in a full room and after the show.
 */
export function AboutShowBelow({ show }: { show: ShowSettings }) {
  const { premio, foto, apresentador, recado } = show;
  return (
    // Without content, the section has no class and so no margin.
    <section className={premio || foto || apresentador || recado ? 'lobby-cast' : undefined}>
      <Prize {...show} pictured />
      <Host {...show} />
    </section>
  );
}

/** @param props `pictured`: with the prize's picture, unless the stage shows it */
function Prize({ premio, foto, pictured }: ShowSettings & { pictured: boolean }) {
  if (!premio && !foto) return null;
  const picture = pictured && foto !== '';
  return (
    <div className={picture ? 'lobby-prize lobby-prize-pictured' : 'lobby-prize'}>
      {picture && <Picture source={showPicture('foto', foto)} />}
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
