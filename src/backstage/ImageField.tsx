import { useState } from 'react';
import { config } from '../config';
import { TextField } from '../ui/form/Field';
import { warningLook } from '../ui/form/useFieldNotes';
import type { FieldBinding } from '../ui/form/useForm';
import { imageAddress } from '../ui/imageAddress';
import { messages } from './messages';

const texts = messages.image;

interface Props extends FieldBinding {
  label: string;
  /** Shows the picture as a disc, as visitors see the presenter. */
  round?: boolean;
}

/** A field for a picture's address, checked as visitors' pages check it, with the picture as a preview. */
export function ImageField({ label, round, ...binding }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const typed = binding.value.trim();
  const address = imageAddress(typed);
  const isBroken = address !== null && broken === address;
  return (
    <div className="desk-image">
      <TextField
        {...binding}
        label={label}
        hint={
          !binding.error &&
          (isBroken ? <p className={warningLook}>{texts.broken}</p> : hintOf(typed, address))
        }
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {address !== null && !isBroken && (
        <img
          key={address}
          className={`desk-picture ${round ? 'desk-portrait' : ''}`}
          src={address}
          alt={texts.alt}
          onError={() => setBroken(address)}
        />
      )}
    </div>
  );
}

function hintOf(typed: string, address: string | null): string {
  if (typed !== '') return address === null ? texts.wrong : '';
  const bucket = config.firebase.storageBucket;
  return bucket ? `${texts.hint} ${texts.files(bucket)}` : texts.hint;
}
