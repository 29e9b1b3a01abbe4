import { PLACES, type ShowSettings } from '../model';
import { showPicture } from '../show/showPicture';
import { useShowPhase } from '../show/times/useShowPhase';
import { Icon, Outline } from '../ui/Icon';
import { Star } from '../ui/Logo';
import { Picture } from '../ui/Picture';
import { isPrizeOnStage } from './Lights';
import { ShowRules } from './ShowRules';
import { lobbyMessages } from './lobbyMessages';

/** The outline of a wrapped present. */
const PRESENT = 'M5 12v8h14v-8M3.5 8h17v4h-17zM12 8v12M12 8c-1.5-4-6-4.5-6-2s4 2 6 2 6 .5 6-2-4.5-2-6 2';

interface AboutShowProps {
  show: ShowSettings;
  /** The name with which the visitor takes part in a show for registered people; null in other shows. */
  personName: string | null;
}

/**
 * What is below the panel's texts: who takes part, the presenter, the team's message, and the prize, whose
 * picture is on the stage or here. If the team has written none of that, the places that are still free.
 * After the show, only the presenter and the team's message.
 */
export function AboutShow({ show, personName }: AboutShowProps) {
  const { phase } = useShowPhase(show.times);
  const over = phase === 'over';
  return (
    <>
      {personName !== null && !over && (
        <p className="lobby-person">
          <Icon name="check" /> {lobbyMessages.takesPartAs(personName)}
        </p>
      )}
      <Host {...show} />
      {!over && <Prize {...show} pictured={!isPrizeOnStage(show, phase)} />}
      {!over && !hasCast(show) && <FreePlaces />}
    </>
  );
}

/** Whether the team has written anything about the prize or the presenter, or a message. */
function hasCast({ premio, foto, apresentador, recado }: ShowSettings): boolean {
  return [premio, foto, apresentador, recado].some(Boolean);
}

function FreePlaces() {
  return (
    <div className="lobby-places">
      <p>
        {Array.from({ length: PLACES }, (_, place) => (
          <Star key={place} size={18} unlit />
        ))}
        <span>{lobbyMessages.places}</span>
      </p>
    </div>
  );
}

/**
 * The prize, the presenter, the team's message and the rules below the panel, as far as they are known: shown
 * after a loss and in a full room.
 */
export function AboutShowBelow({ show }: { show: ShowSettings }) {
  return (
    // Without content, the section has no class and so no margin.
    <section className={hasCast(show) || show.regulamento ? 'lobby-cast' : undefined}>
      <Prize {...show} pictured />
      <Host {...show} />
      <ShowRules {...show} />
    </section>
  );
}

/** @param props `pictured`: with the prize's picture, unless the stage shows it */
function Prize({ premio, foto, pictured }: ShowSettings & { pictured: boolean }) {
  if (!premio && !foto) return null;
  const picture = pictured && foto !== '';
  return (
    <div className={picture ? 'lobby-prize lobby-prize-pictured' : 'lobby-prize'}>
      {picture ? (
        <Picture source={showPicture('foto', foto)} />
      ) : (
        <span className="lobby-avatar">
          <Outline d={PRESENT} />
        </span>
      )}
      <p>
        <span>{lobbyMessages.prize}</span>
        {premio || lobbyMessages.anyPrize}
      </p>
    </div>
  );
}

/**
 * The presenter and the team's message. The element exists even without content, because screen readers
 * announce only what is added to an existing live region.
 */
function Host({ apresentador, retrato, recado }: ShowSettings) {
  // By characters: an emoji has two code units.
  const initial = Array.from(apresentador.trim())[0]?.toUpperCase();
  return (
    <div className="lobby-host" aria-live="polite">
      {(apresentador || recado) && (
        <span className="lobby-avatar" aria-hidden="true">
          {initial || <Star size={36} />}
          {retrato && <Picture source={showPicture('retrato', retrato)} className="lobby-portrait" />}
        </span>
      )}
      {apresentador && <p className="lobby-name">{lobbyMessages.host(apresentador)}</p>}
      {recado && (
        <p key={recado} className="lobby-message">
          {recado}
        </p>
      )}
    </div>
  );
}
