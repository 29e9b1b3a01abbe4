import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AuthProvider } from './auth/AuthProvider';
import { RequireAuth } from './auth/RequireAuth';
import { Layout } from './ui/Layout';
import { WaitingRoomPage } from './waiting-room/WaitingRoomPage';

const InfoPage = lazy(() => import('./info/InfoPage').then((file) => ({ default: file.InfoPage })));
const NotFoundPage = lazy(() =>
  import('./info/NotFoundPage').then((file) => ({ default: file.NotFoundPage })),
);
const TermsPage = lazy(() => import('./info/TermsPage').then((file) => ({ default: file.TermsPage })));
const HomePage = lazy(() => import('./promotions/HomePage').then((file) => ({ default: file.HomePage })));
const PromotionPage = lazy(() =>
  import('./promotions/PromotionPage').then((file) => ({ default: file.PromotionPage })),
);
const LoginPage = lazy(() => import('./account/LoginPage').then((file) => ({ default: file.LoginPage })));
const SignUpPage = lazy(() => import('./account/SignUpPage').then((file) => ({ default: file.SignUpPage })));
const PasswordResetPage = lazy(() =>
  import('./account/PasswordResetPage').then((file) => ({ default: file.PasswordResetPage })),
);
const ProfilePage = lazy(() =>
  import('./account/ProfilePage').then((file) => ({ default: file.ProfilePage })),
);

export function App() {
  return (
    // Without transitions, so that whoever logs out has left a guarded page before its guard hears of it.
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route path="/sala-de-espera" element={<WaitingRoomPage />} />
        <Route element={<Layout />}>
          <Route path="/pg-infor/:erro" element={<InfoPage />} />
          <Route path="/termos" element={<TermsPage />} />
          <Route element={<AuthProvider />}>
            <Route path="/" element={<HomePage />} />
            <Route path="/promo/:id" element={<PromotionPage />} />
            <Route path="/login" element={<LoginPage />} />
            <Route path="/recuperar-senha" element={<PasswordResetPage />} />
            <Route path="/sign-up/novo-cadastro" element={<SignUpPage />} />
            <Route element={<RequireAuth />}>
              <Route path="/profile" element={<ProfilePage />} />
            </Route>
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
