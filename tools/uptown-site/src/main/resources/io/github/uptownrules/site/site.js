/** Adds to each document what needs a script: "/" for the search, buttons that copy code, and a side bar that shows the page. */
const field = document.querySelector("[type=search]");

document.addEventListener("keydown", (event) => {
  const isText = event.target.closest?.("input, textarea, select, [contenteditable]");
  if (event.key === "/" && !isText && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    field.focus();
    field.select();
  }
});

const copied = document.createElement("p");
copied.className = "hidden";
copied.setAttribute("role", "status");
document.body.append(copied);

/** Copies the text of an element, and says so on the button. */
async function copy(button, code) {
  try {
    await navigator.clipboard.writeText(code.textContent.replace(/\n$/, ""));
    button.textContent = copied.textContent = "Copied";
  } catch {
    getSelection().selectAllChildren(code);
    button.textContent = copied.textContent = "Selected";
  }
  setTimeout(() => {
    button.textContent = "Copy";
    copied.textContent = "";
  }, 2000);
}

for (const code of document.querySelectorAll("pre > code")) {
  const box = document.createElement("div");
  const button = document.createElement("button");
  box.className = "code";
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", () => void copy(button, code));
  code.parentElement.replaceWith(box);
  box.append(code.parentElement, button);
}

const side = document.querySelector("#documents");
const here = side.querySelector("[aria-current]");
if (here && side.scrollHeight > side.clientHeight) {
  side.scrollTop = here.offsetTop - side.clientHeight / 3;
}
