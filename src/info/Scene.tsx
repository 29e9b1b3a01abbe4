import type { ReactNode } from 'react';
import styles from './Scene.module.css';

/** What the pages of information show along the upper edge of their card. Screen readers skip it. */
export function Scene({ of }: { of: 'appSoon' | 'app' | 'nothing' }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 600 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill="#43207c" d="M0 0h600v200H0z" />
      <path fill="#99204f" d="M0 0h84q-22 100 6 200H0zM600 0h-84q22 100-6 200h90z" />
      <path fill="#7a1440" d="M28 0h26q-14 100 0 200H28zM572 0h-26q14 100 0 200h26z" />
      {of === 'nothing' ? <EmptyStage /> : <Phone>{of === 'app' ? <Arrow /> : <Clock />}</Phone>}
    </svg>
  );
}

/** A spotlight that finds nothing, and a star that has fallen. */
function EmptyStage() {
  return (
    <>
      <ellipse cx="300" cy="176" rx="200" ry="30" fill="#2a1052" />
      <path fill="#fff" opacity=".14" d="M290-4 196 168q104 26 208 0L310-4z" />
      <ellipse cx="300" cy="170" rx="104" ry="18" fill="#8a45d8" />
      <g fill="none" stroke="#ffc72c" strokeLinecap="round">
        <path strokeWidth="13" d="M272 70q2-28 29-28t28 25q0 15-14 24-14 8-14 22" />
        <path strokeWidth="16" d="M301 143h0" />
      </g>
      <path
        fill="#43207c"
        stroke="#8f78bb"
        strokeWidth="3"
        strokeLinejoin="round"
        transform="translate(424 118) rotate(22) scale(1.15)"
        d={STAR}
      />
    </>
  );
}

/** @param props `children`: a sign at its corner */
function Phone({ children }: { children: ReactNode }) {
  return (
    <>
      <path fill="#fff" opacity=".09" d="M180-20 90 200h250zM420-20 510 200H260z" />
      <ellipse cx="300" cy="200" rx="180" ry="26" fill="#2a1052" />
      <g transform="rotate(-8 300 110)">
        <rect
          x="244"
          y="18"
          width="112"
          height="220"
          rx="18"
          fill="#180733"
          stroke="#c9b9e6"
          strokeWidth="4"
        />
        <rect x="254" y="30" width="92" height="200" rx="9" fill="#6430ad" />
        <path fill="#99204f" d="M254 30h92v22q-11.5 15-23 0t-23 0-23 0-23 0z" />
        <path
          fill="#ffc72c"
          stroke="#ffc72c"
          strokeWidth="3"
          strokeLinejoin="round"
          transform="translate(264 68) scale(1.5)"
          d={STAR}
        />
        <rect x="268" y="150" width="64" height="24" rx="9" fill="#ffc72c" />
      </g>
      <g fill="none" strokeWidth="6" strokeLinecap="round">
        <path stroke="#ff7aa8" d="M180 60h0M208 128l-5 5M430 138h0" />
        <path stroke="#8fe3b0" d="M214 40l-5 5M162 104h0M446 98l6-2" />
        <path stroke="#ffc72c" d="M186 152h0M150 44l6-2M434 40h0" />
      </g>
      {children}
    </>
  );
}

function Arrow() {
  return (
    <>
      <circle cx="376" cy="68" r="30" fill="#8fe3b0" />
      <path {...LINE} d="M376 53v24m-11-10 11 11 11-11M364 86h24" />
    </>
  );
}

function Clock() {
  return (
    <>
      <circle cx="376" cy="68" r="30" fill="#fff" />
      <path {...LINE} d="M376 50v19l12 8" />
    </>
  );
}

const LINE = {
  fill: 'none',
  stroke: '#2a1052',
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const STAR = 'm24 5 5.7 11.8 13 1.8-9.5 9 2.3 12.9L24 34.2l-11.5 6.3 2.3-12.9-9.5-9 13-1.8z';
