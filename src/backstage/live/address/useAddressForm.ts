import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { documents } from '../../../base/documentPaths';
import { textOf } from '../../../base/fields';
import { isAllowedLink } from '../../../base/link';
import { useForm } from '../../../ui/form/useForm';
import { useTeam } from '../../TeamContext';
import type { TeamSession } from '../../teamSession';
import { draftOf, useDraft } from '../../useDraft';
import { stemOf } from '../roomName';
import { OtherAddressError, type TypedAddress } from './addressCommits';
import { addressIssue } from './addressIssue';
import { fullAddress, mistakeIn } from './addressText';

const Schema = v.object({
  link: v.pipe(
    v.string(),
    v.transform(fullAddress),
    v.check(
      (link) => mistakeIn(link) === '',
      ({ input }) => mistakeIn(input),
    ),
    // Stores the normalized address: URL lower-cases the host.
    v.transform((link) => new URL(link).href),
  ),
});

interface Options {
  /** The name of the room, or NEXT_ADDRESS. */
  name: string;
  /** The address that is stored; empty if there is none. */
  saved: string;
  save: (typed: TypedAddress) => Promise<void>;
  /** Called when the form begins or ceases to have unsaved text. */
  onTyped: (hasDraft: boolean) => void;
}

/**
 * A form for an address. It keeps unsaved text even while the form is not shown. If somebody else has stored
 * another address meanwhile, the first attempt to save fails and says so; the next one replaces that address.
 */
export function useAddressForm({ name, saved, save, onTyped }: Options) {
  const team = useTeam();
  const [seen, setSeen] = useState(saved);
  /** True once the person has opened the form, false once the form has been saved, null before both. */
  const [opened, setOpened] = useState<boolean | null>(null);
  const initial = { link: saved };
  const form = useForm(
    Schema,
    initial,
    async ({ link }, reset) => {
      await save({ link, seen, by: await team.account.email() });
      setSeen(link);
      setOpened(false);
      // A change of `initial` resets the form; after saving the same address again, `initial` is unchanged.
      if (link === saved) reset();
    },
    (error) => {
      if (error instanceof OtherAddressError) setSeen(error.link);
      return addressIssue(error);
    },
  );
  const hasDraft = useDraft({
    key: draftKey(team, name),
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
  const editing = !isAllowedLink(saved) || opened === true || hasDraft || form.busy;
  return { form, hasDraft, editing, opened, open: () => setOpened(true) };
}

/** Whether the form for an address had unsaved text when the component first rendered. */
export function useHadDraft(name: string): boolean {
  const team = useTeam();
  const [had] = useState(() => draftOf(draftKey(team, name)) !== null);
  return had;
}

/** A postponed room and the one that replaces it have the same key, so the unsaved text is kept. */
function draftKey({ account }: TeamSession, name: string): string {
  return `${account.uid}/${documents.address(stemOf(name))}`;
}
