interface Chunk {
  name: string;
  /** Paths in src. */
  modules: string[];
  /** True for the modules alone, without what they import. */
  alone?: true;
}

/** Modules that are always loaded together share a file, which compresses better than several. */
export const CHUNKS: Chunk[] = [
  // Not in the files of React and of the page, for which the waiting room's first script must not wait.
  {
    name: 'base',
    modules: [
      'config.ts',
      ...inFolder('base', 'day.ts', 'timeouts.ts', 'reporting.ts', 'storage.ts', 'storageKeys.ts'),
      ...inFolder('base', 'loadPart.ts', 'listenTo.ts'),
      'auth/loadAccount.ts',
    ],
  },
  { name: 'data', modules: ['model.ts', ...inFolder('base', 'documentPaths.ts', 'dates.ts', 'errors.ts')] },
  // In a chunk of its own: home needs this, but not the room's.
  { name: 'observable', modules: inFolder('base', 'isSame.ts', 'observable.ts') },
  { name: 'tickets', modules: inFolder('base', 'storedTickets.ts', 'ticketCode.ts') },
  {
    name: 'room',
    modules: [
      'firebase/exactTime.ts',
      ...inFolder('waiting-room/session', 'roomView.ts', 'outcome.ts'),
      ...inFolder('show', 'showVideoId.ts', 'check/showMistakes.ts'),
      ...inFolder('show', 'times/secondsText.ts', 'clock/serverClock.ts'),
    ],
  },
  { name: 'app', modules: ['main.tsx', 'ui/loading/useChunk.ts'] },
  {
    name: 'session',
    modules: [
      ...inFolder('auth', 'AuthProvider.tsx', 'AuthContext.ts', 'issues.ts', 'terms/TermsLink.tsx'),
      ...inFolder('auth/profile', 'profileCache.ts', 'signUpState.ts'),
      'ui/form/FormError.tsx',
      'ui/loading/useLoaded.ts',
    ],
  },
  {
    name: 'forms',
    modules: [
      ...inFolder('ui/form', 'useForm.ts', 'Form.tsx', 'Field.tsx'),
      'account/fields/schemas.ts',
      ...inFolder('account', 'Benefits.tsx', 'Benefits.module.css'),
    ],
  },
  // The desk uses some of these. Without this chunk, sign-ups would load each of those in one more file.
  {
    name: 'person',
    modules: [
      ...inFolder('base', 'phone.ts', 'withoutAccents.ts'),
      ...inFolder('ui/form', 'useCheckedForm.ts', 'FieldLink.tsx'),
      'account/newAccount.ts',
      ...inFolder('account/fields', 'fieldMessages.ts', 'passwordWeakness.ts', 'NewPasswordField.tsx'),
    ],
    alone: true,
  },
  // Few lines, which would be two files of the login.
  { name: 'login', modules: ['account/pathsAfter.ts', 'ui/useIsMounted.ts'], alone: true },
  { name: 'database', modules: ['firebase/once.ts', 'firebase/firestore.ts', 'auth/profile/profile.ts'] },
  {
    name: 'participations',
    modules: ['base/batches.ts', 'firebase/queryAll.ts', 'auth/profile/ownParticipations.ts'],
  },
  {
    name: 'subscriptions',
    modules: ['firebase/realtime.ts', 'firebase/subscribeWithRetry.ts', 'show/subscriptions.ts'],
  },
  // The desk uses some of these modules. Without this chunk, visitors would load the others in one more file.
  {
    name: 'pictures',
    modules: [
      ...inFolder('ui', 'Picture.tsx', 'Picture.module.css', 'imageAddress.ts'),
      ...inFolder('promotions', 'Paragraphs.tsx', 'pictureOf.ts'),
    ],
    alone: true,
  },
  {
    name: 'clock',
    modules: [
      ...inFolder('base', 'durations.ts', 'approximateTime.ts'),
      ...inFolder('show', 'LiveBadge.tsx', 'LiveBadge.module.css', 'messages.ts'),
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
      ...inFolder('promotions', 'loadPromotions.ts', 'loadShow.ts', 'period.ts'),
      'promotions/participations/isJoinedHere.ts',
    ],
    alone: true,
  },
];

function inFolder(folder: string, ...names: string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}
