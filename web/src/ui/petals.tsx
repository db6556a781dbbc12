const PETALS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Petals that fall once over the parent element. */
export function Petals() {
  return (
    <div aria-hidden="true" className="petals">
      {PETALS.map((petal) => (
        <i key={petal} />
      ))}
    </div>
  );
}
