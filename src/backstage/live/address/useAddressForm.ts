import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { documents } from '../../../base/documentPaths';
import { textOf } from '../../../base/fields';
import { useForm } from '../../../ui/form/useForm';
import { useTeam } from '../../TeamContext';
import { draftOf } from '../../drafts';
import type { TeamSession } from '../../teamSession';
import { useDraft } from '../../useDraft';
import { formIssue } from '../liveIssues';
import { OtherAddressError, type TypedAddress } from './addressCommits';
import { fullAddress, mistakeIn } from './addressText';

const Schema = v.object({
  link: v.pipe(
    v.string(),
    v.transform(fullAddress),
    v.check(
      (link) => mistakeIn(link) === '',
      ({ input }) => mistakeIn(input),
    ),
    // Stores what URL makes of it: no spaces around it, host in lower case.
    v.transform((link) => new URL(link).href),
  ),
});

interface Options {
  /** The path of the address's document. */
  path: string;
  /** The address that is stored; empty if there is none. */
  saved: string;
  save: (typed: TypedAddress) => Promise<void>;
  /** Called when the form begins or ceases to have something typed that is not saved. */
  onTyped: (hasDraft: boolean) => void;
}

/**
 * The form of an address. What is typed is kept until it is saved, also while the form is not shown. If
 * somebody else has stored another address meanwhile, the form says so, and the next attempt replaces that
 * address.
 */
export function useAddressForm({ path, saved, save, onTyped }: Options) {
  const team = useTeam();
  const [seen, setSeen] = useState(saved);
  const initial = { link: saved };
  const form = useForm(
    Schema,
    initial,
    async ({ link }, reset) => {
      await save({ link, seen, by: await team.account.email() });
      // The stored address stays the same, so the form would wait in vain for a new one.
      if (link === saved) reset();
    },
    (error) => {
      if (error instanceof OtherAddressError) setSeen(error.link);
      return formIssue(error);
    },
  );
  const hasDraft = useDraft({
    key: draftKey(team, path),
    form,
    initial,
    seen: { link: seen },
    onSeen: ({ link }) => setSeen(textOf(link)),
  });
  if (!hasDraft && seen !== saved) setSeen(saved);
  useEffect(() => {
    onTyped(hasDraft);
    return () => onTyped(false);
  }, [onTyped, hasDraft]);
  return { form, hasDraft };
}

/** Whether a correction of this room's address had been typed and not saved when the component appeared. */
export function useHadCorrection(room: string): boolean {
  const team = useTeam();
  const [had] = useState(() => draftOf(draftKey(team, documents.address(room))) !== null);
  return had;
}

function draftKey({ account }: TeamSession, path: string): string {
  return `${account.uid}/${path}`;
}
