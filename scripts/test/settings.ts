/** The settings that a production build requires, and some that have a default. */
export const BASIC = {
  VITE_BRAND_NAME: 'Show do Milhão',
  VITE_PASSWORD_MIN: '10',
  VITE_LIVE_VIDEO_URL: 'https://youtu.be/dQw4w9WgXcQ',
  VITE_SITE_URL: 'https://show.example',
  VITE_APP_DOWNLOAD_URL: 'https://apps.example/show',
  VITE_APP_AVAILABLE_FROM: '01/12/2026',
  VITE_ORGANIZER_NAME: 'Instituto do Milhão',
  VITE_ORGANIZER_CONTACT: 'contato@show.example',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'show-de-teste',
  VITE_CACHE_PASSPHRASE: 'passphrase',
};

/** The settings of all optional features. */
export const OPTIONAL = {
  VITE_PRIVACY_CONTACT: 'dados@show.example',
  VITE_ORGANIZER_ID: '11.222.333/0001-81',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
  VITE_FIREBASE_MEASUREMENT_ID: 'G-ABC123',
  VITE_RECAPTCHA_ENTERPRISE_KEY: '6Lc-_chave-de-teste',
  VITE_FIREBASE_STORAGE_BUCKET: 'show-de-teste.firebasestorage.app',
  VITE_PUSH_BASE_URL: 'https://push.example/v1',
  VITE_PUSH_API_KEY: 'push-key',
};
