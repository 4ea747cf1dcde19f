/** Texts as the code sees them: without the wordings among which the build has chosen (`chooseWordings` in `tools/hotel.mjs`). */
export type ChosenTexts<Texts> = {
  [
    Key in keyof Texts as Key extends `${string}_withoutShop` ? never : Key
  ]: Texts[Key] extends string ? Texts[Key] : ChosenTexts<Texts[Key]>;
};
