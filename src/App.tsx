import { lazy, useState } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import {
  loadAuthProvider,
  loadHome,
  loadInfo,
  loadLogin,
  loadNotFound,
  loadPasswordReset,
  loadProfile,
  loadPromotion,
  loadRequireAuth,
  loadSignUp,
  loadTerms,
  openPage,
  type PageLoader,
} from './pages';
import { FocusOnNavigation } from './ui/FocusOnNavigation';
import { Layout } from './ui/Layout';
import { WaitingRoomPage } from './waiting-room/WaitingRoomPage';

const AuthProvider = page(loadAuthProvider);
const RequireAuth = page(loadRequireAuth);
const HomePage = page(loadHome);
const PromotionPage = page(loadPromotion);
const LoginPage = page(loadLogin);
const SignUpPage = page(loadSignUp);
const PasswordResetPage = page(loadPasswordReset);
const ProfilePage = page(loadProfile);
const InfoPage = page(loadInfo);
const TermsPage = page(loadTerms);
const NotFoundPage = page(loadNotFound);

export function App() {
  return (
    // Without transitions, so that whoever logs out has left a guarded page before its guard hears of it.
    <BrowserRouter useTransitions={false}>
      <FocusOnNavigation />
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

/** A page that shows at once where it is there already: `lazy` would show its fallback first, for 300 ms. */
function page(load: PageLoader) {
  let failed = false;
  const later = () =>
    lazy(async () => {
      // With what is inside it, which would else be asked for when this has come.
      void openPage(window.location.pathname);
      try {
        return await load();
      } catch (error) {
        failed = true;
        throw error;
      }
    });
  let Later = later();
  let visit: string;

  /** `lazy` remembers a failure for good, and is asked again at once by the same visit; only the next one tries anew. */
  const laterIn = (thisVisit: string) => {
    if (failed && thisVisit !== visit) {
      Later = later();
      failed = false;
    }
    visit = thisVisit;
    return Later;
  };

  return function Page() {
    const { key } = useLocation();
    const [Shown] = useState(() => load.loaded ?? laterIn(key));
    return <Shown />;
  };
}
