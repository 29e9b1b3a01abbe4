import { useState } from 'react';
import { pictures } from 'virtual:imagens';
import { config } from '../config';
import { warningLook } from '../ui/form/useFieldNotes';
import type { FieldBinding } from '../ui/form/useForm';
import { imageAddress } from '../ui/imageAddress';
import { UrlField } from './UrlField';
import { messages } from './messages';

const texts = messages.image;

/** Matches addresses of pictures that browsers show on Apple's devices only. */
const APPLE_FORMAT = /\.(heic|heif|tiff?)([?#]|$)/i;

/** Wider than any screen needs; photos straight from a phone's camera are. SVG drawings are small files. */
const LARGE_PX = 3_000;

interface Props extends FieldBinding {
  label: string;
  /** Shows the picture as a disc, as visitors see the presenter. */
  round?: boolean;
}

/** A field for a picture's address, checked as visitors' pages check it, with the picture as a preview. */
export function ImageField({ label, round, ...binding }: Props) {
  /** The address that the browser tried last, and the width of the picture there; null if there is none. */
  const [tried, setTried] = useState<{ address: string; width: number | null } | null>(null);
  const typed = binding.value.trim();
  const address = imageAddress(typed);
  const width = address !== null && tried?.address === address ? tried.width : 0;
  const warning = address !== null && warningOf(typed, width);
  return (
    <div className="desk-image">
      <SitePictures field={label} chosen={typed} onChoose={binding.onChange} />
      <UrlField
        {...binding}
        label={label}
        hint={!binding.error && (warning ? <p className={warningLook}>{warning}</p> : hintOf(typed, address))}
      />
      {address !== null && width !== null && (
        <img
          key={address}
          className={`desk-picture ${round ? 'desk-portrait' : ''}`}
          src={address}
          alt={texts.alt}
          onLoad={(event) => setTried({ address, width: event.currentTarget.naturalWidth })}
          onError={() => setTried({ address, width: null })}
        />
      )}
    </div>
  );
}

interface SitePicturesProps {
  /** The field's label. */
  field: string;
  chosen: string;
  onChoose: (path: string) => void;
}

/** The pictures that the site has, so that nobody has to know or type their paths. */
function SitePictures({ field, chosen, onChoose }: SitePicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <div role="group" aria-label={texts.choose(field)} className="desk-pictures">
      {pictures.map((path) => (
        <button
          key={path}
          type="button"
          aria-label={fileName(path)}
          aria-pressed={path === chosen}
          onClick={() => onChoose(path)}
        >
          <img src={path} alt="" loading="lazy" />
        </button>
      ))}
    </div>
  );
}

function fileName(path: string): string {
  return decodeURI(path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.')));
}

/** What visitors would miss, although this browser may show the picture; empty if nothing is known. */
function warningOf(typed: string, width: number | null): string {
  if (APPLE_FORMAT.test(typed)) return texts.format;
  if (width === null) return texts.broken;
  return width > LARGE_PX && !/\.svg/i.test(typed) ? texts.large(width) : '';
}

function hintOf(typed: string, address: string | null): string {
  if (typed !== '') return address === null ? texts.wrong : '';
  const bucket = config.firebase.storageBucket;
  return bucket ? `${texts.hint} ${texts.files(bucket)}` : texts.hint;
}
