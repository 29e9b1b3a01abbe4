interface Chunk {
  name: string;
  /** The paths of the chunk's modules, relative to src. */
  modules: string[];
  /** True if the chunk contains only these modules, without their imports. */
  alone?: true;
}

/** Modules that are always loaded together share a file, because one file compresses better than several. */
export const CHUNKS: Chunk[] = [
  // The waiting room's first script needs these modules. They have a chunk of their own, so that this script
  // waits neither for React nor for the page.
  {
    name: 'base',
    modules: [
      'config.ts',
      ...inFolder('base', 'day.ts', 'timeouts.ts', 'reporting.ts', 'storage.ts'),
      ...inFolder('base', 'loadChunk.ts', 'listenTo.ts'),
      'auth/loadAccount.ts',
    ],
  },
  {
    name: 'data',
    modules: ['model.ts', ...inFolder('base', 'documentPaths.ts', 'dates.ts', 'errors.ts', 'observable.ts')],
  },
  { name: 'tickets', modules: ['show/storedTickets.ts', 'base/ticketCode.ts'] },
  {
    name: 'room',
    modules: [
      ...inFolder('base', 'pauses.ts', 'keepScreenOn.ts'),
      'firebase/exactTime.ts',
      ...inFolder('waiting-room/session', 'roomView.ts', 'outcome.ts'),
      ...inFolder('show', 'showVideoId.ts', 'check/mistakes.ts'),
      ...inFolder('show', 'times/secondsText.ts', 'clock/serverClock.ts'),
    ],
  },
  { name: 'app', modules: ['main.tsx', ...inFolder('ui', 'loading/useChunk.ts', 'untilPressEnds.ts')] },
  {
    name: 'session',
    modules: [
      ...inFolder('auth', 'AuthProvider.tsx', 'AuthContext.ts', 'issues.ts'),
      'auth/profile/profileCache.ts',
      ...inFolder('ui', 'NewTabLink.tsx', 'form/FormError.tsx', 'loading/useLoaded.ts'),
    ],
  },
  {
    name: 'forms',
    modules: [
      ...inFolder('ui/form', 'useForm.ts', 'Form.tsx', 'Field.tsx'),
      'account/fields/schemas.ts',
      ...inFolder('account', 'AdviceLink.tsx', 'Benefits.tsx', 'Benefits.module.css'),
    ],
  },
  // The sign-up page and the team's desk share some of these modules. Without this chunk, the sign-up page
  // would load one more file for each shared module.
  {
    name: 'person',
    modules: [
      'base/texts.ts',
      ...inFolder('ui/form', 'useCheckedForm.ts', 'FieldLinks.tsx'),
      ...inFolder('account/fields', 'personMessages.ts', 'newAccount.ts'),
      ...inFolder('account/fields', 'passwordWeakness.ts', 'NewPasswordField.tsx'),
    ],
    alone: true,
  },
  // Small modules share a chunk; otherwise the login page would load several files.
  {
    name: 'login',
    modules: ['account/pathsAfter.ts', 'account/welcome.ts', 'ui/useIsMounted.ts'],
    alone: true,
  },
  { name: 'database', modules: ['firebase/once.ts', 'firebase/firestore.ts', 'auth/profile/profile.ts'] },
  { name: 'participations', modules: ['firebase/queryAll.ts', 'auth/profile/ownParticipations.ts'] },
  {
    name: 'subscriptions',
    modules: ['firebase/realtime.ts', 'firebase/subscribeWithRetry.ts', 'show/subscriptions.ts'],
  },
  // Visitors' pages and the team's desk share some of these modules. Without a chunk for all of them, the
  // bundler would make two chunks, and visitors would load one more file.
  {
    name: 'pictures',
    modules: [
      ...inFolder('ui', 'Picture.tsx', 'Picture.module.css', 'imageAddress.ts'),
      ...inFolder('promotions', 'Paragraphs.tsx', 'pictureOf.ts'),
      'show/showPicture.ts',
    ],
    alone: true,
  },
  {
    name: 'clock',
    modules: [
      ...inFolder('base', 'durations.ts', 'approximateTime.ts'),
      ...inFolder('show', 'LiveBadge.tsx', 'badge.module.css', 'messages.ts'),
      ...inFolder('show', 'clock/useApproximateTime.ts', 'times/useShowPhase.ts'),
      ...inFolder('show/times', 'Countdown.tsx', 'Countdown.module.css', 'phase.ts', 'timeUntil.ts'),
    ],
    alone: true,
  },
  {
    name: 'show',
    modules: [
      ...inFolder('show', 'watch/useShow.ts', 'watch/showState.ts', 'bar/ShowBar.tsx'),
      'base/idle.ts',
      ...inFolder('ui/loading', 'LoadError.tsx', 'LoadError.module.css'),
      ...inFolder('promotions', 'loadPromotions.ts', 'period.ts', 'useReadAgain.ts'),
      ...inFolder('promotions', 'TimeLeft.tsx', 'TimeLeft.module.css'),
      ...inFolder('promotions/participations', 'isJoinedHere.ts', 'JoinedMark.tsx', 'JoinedMark.module.css'),
    ],
    alone: true,
  },
];

function inFolder(folder: string, ...names: string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}
