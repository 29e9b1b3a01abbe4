import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { NavLink, resolvePath, Route, Routes } from 'react-router-dom';
import type { Account } from '../auth/loadAccount';
import { untilIdle } from '../base/idle';
import { onPageVisible } from '../base/listenTo';
import { BACKSTAGE_PATH } from '../base/paths';
import NotFoundPage from '../info/NotFoundPage';
import { lazyChunk } from '../lazyChunk';
import { PageHead } from '../ui/PageHead';
import { addStyleSheet } from '../ui/addStyleSheet';
import { Loading } from '../ui/loading/Loading';
import { useChunk } from '../ui/loading/useChunk';
import { notify } from '../ui/toast/notify';
import { LoginAgain } from './LoginAgain';
import { TeamContext } from './TeamContext';
import { loadDeskStream } from './loadDeskStream';
import { messages } from './messages';
import { teamAccount } from './teamAccount';
import { TeamSession } from './teamSession';
import styleSheet from './desk.css?url';

/** The desk's pages in the navigation's order, each with its own chunk. `path` is relative to /bastidores. */
const parts = [
  { path: '', name: messages.parts.live, Part: lazyChunk(() => import('./live/LivePart')) },
  {
    path: 'promocoes',
    name: messages.parts.promotions,
    Part: lazyChunk(() => import('./promotions/PromotionsPart')),
  },
  {
    path: 'cadastros',
    name: messages.parts.registrations,
    Part: lazyChunk(() => import('./registrations/RegistrationsPart')),
  },
  { path: 'show', name: messages.parts.show, Part: lazyChunk(() => import('./show/ShowPart')) },
];

export const addStyles = () => addStyleSheet(styleSheet);

interface Props {
  account: Account;
  uid: string;
  /** Called when the person has lost the membership of the team. */
  onRemoved: () => void;
}

/**
 * The frame around the desk's pages: the navigation, and the question for the password if the login is too
 * old to write, or will be within an hour.
 */
export function Desk(props: Props) {
  const session = useTeamSession(props);
  useEffect(() => void untilIdle().then(preloadParts), []);
  return (
    <TeamContext value={session}>
      <PageHead title={messages.title} description={messages.description} />
      <nav data-own-stage className="on-stage wide desk-navigation" aria-label={messages.navigation}>
        <div>
          {parts.map(({ path, name }) => (
            <NavLink key={path} to={resolvePath(path, BACKSTAGE_PATH)} end className="own-line">
              {name}
            </NavLink>
          ))}
        </div>
      </nav>
      <div className="desk">
        <LoginAgain session={session} />
        <Suspense fallback={<Loading />}>
          <Routes>
            {parts.map(({ path, Part }) => (
              <Route key={path} path={path} element={<Part />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </div>
    </TeamContext>
  );
}

/** Loads all parts in advance: after a deploy, the reload for a missing chunk would lose what was typed. */
function preloadParts(): void {
  for (const { Part } of parts) Part.preload();
}

/** Creates the team member's session, which lasts as long as the desk is open. */
function useTeamSession({ account, uid, onRemoved }: Props): TeamSession {
  const [session] = useState(() => new TeamSession(teamAccount(account, uid)));
  const { chunk: realtime } = useChunk(loadDeskStream);
  useEffect(() => {
    const start = () => void session.start();
    start();
    const endListening = onPageVisible(start);
    return () => {
      session.stop();
      endListening();
    };
  }, [session]);
  useEffect(
    () => realtime?.subscribeToMembership(realtime.realtimeDb, uid, () => session.remove()),
    [session, realtime, uid],
  );

  const { removed } = useSyncExternalStore(session.subscribe, session.getState);
  const onRemoval = useEffectEvent(() => {
    notify('error', messages.removed);
    onRemoved();
  });
  useEffect(() => {
    if (removed) onRemoval();
  }, [removed]);
  return session;
}
