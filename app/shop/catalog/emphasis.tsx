/** Words between asterisks stand in bold: allergens must stand out from the ingredients (Reg. 1169/2011 Art. 21). */
export function Emphasis({ text }: { text: string }) {
  const parts = text.split('*');
  return (
    <>
      {parts.map((part, index) =>
        // Odd parts stood between asterisks; the list never changes its order.
        index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
      )}
    </>
  );
}
