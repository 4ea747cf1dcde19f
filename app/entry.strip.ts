import { offerLanguage } from './site/frame/strip-choice.client';

// Runs in the head of every page (root.tsx).
offerLanguage();
