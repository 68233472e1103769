/** What is wrong with a whole form, above its buttons; nothing without a fault. */
export const FormFault = ({ fault }: { fault: string | undefined }) =>
  fault ? (
    <p className="field-fault" role="alert">
      {fault}
    </p>
  ) : null;
