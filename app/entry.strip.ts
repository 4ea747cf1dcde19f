import { offerLanguage } from './site/frame/strip-choice.client';

// In the head of every page (root.tsx).
offerLanguage();
